import { costumes } from '@lensemble/contract/costumes';
import { equipment } from '@lensemble/contract/equipment';
import { locations } from '@lensemble/contract/locations';
import { personnel } from '@lensemble/contract/personnel';
import { props } from '@lensemble/contract/props';
import { prepareNotices, tellMoved, wakeNotices } from '../cancellations/service.ts';
import { withShootsThere, withTimeZone } from '../time-zones/service.ts';
import type { ItemFields } from './item.ts';
import type { Resource } from './resource.ts';
import { itemRows } from './rows/item-rows.ts';

const resourceOf = (
  catalogue: Resource['catalogue'],
  more: Omit<Resource, 'catalogue' | 'row'> = {},
): Resource => ({ catalogue, row: itemRows[catalogue.kind], ...more });

/** The times of shoots are in the time zone of their location. */
const locationsResource = resourceOf(locations, {
  inEvents: 'locationId',
  complete: (fields: ItemFields<'locations'>) => withTimeZone(fields),
  following: async (deps, scope, id, { timeZone }: ItemFields<'locations'>) => {
    if (typeof timeZone !== 'string') return undefined;
    await prepareNotices(deps, scope, { locationId: id });
    let wasMailed = false;
    return {
      around: async (tx, write) => {
        const result = await withShootsThere(tx, scope, { id, timeZone }, write);
        for (const move of result?.moved ?? []) {
          await tellMoved(tx, deps, scope, move.from.id, move);
        }
        wasMailed = result?.moved.some(({ from }) => from.wasMailed) ?? false;
        return result?.written;
      },
      wake: () => {
        if (wasMailed) wakeNotices(deps);
      },
    };
  },
});

export const resources: readonly Resource[] = [
  resourceOf(personnel, { inEvents: 'personnelId' }),
  resourceOf(equipment),
  locationsResource,
  resourceOf(props),
  resourceOf(costumes, { inEvents: 'costumeId' }),
];
