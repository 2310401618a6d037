import type { CatalogueKind } from '@lensemble/contract/catalogue-kinds';
import { costumes } from '@lensemble/contract/costumes';
import { equipment } from '@lensemble/contract/equipment';
import { kits } from '@lensemble/contract/kits';
import { locations } from '@lensemble/contract/locations';
import { personnel } from '@lensemble/contract/personnel';
import { props } from '@lensemble/contract/props';
import { withShootsThere, withTimeZone } from '../time-zones/service.ts';
import { moveKnowledge } from '../told-plans/service.ts';
import type { ItemFields } from './item.ts';
import { noticesOf } from './notices.ts';
import { findAddress } from './queries.ts';
import type { Resource } from './resource.ts';
import { itemRows } from './rows/item-rows.ts';

const resourceOf = (
  catalogue: Resource['catalogue'],
  more: Omit<Resource, 'catalogue' | 'row'> = {},
): Resource => ({ catalogue, row: itemRows[catalogue.kind], ...more });

/** The times of shoots are in the time zone of their location. People who were told the place hear of another address. */
const locationsResource = resourceOf(locations, {
  inEvents: 'locationId',
  isInPlans: true,
  complete: (fields: ItemFields<'locations'>) => withTimeZone(fields),
  following: async (deps, scope, id, { timeZone, address }: ItemFields<'locations'>) => {
    const hasZone = typeof timeZone === 'string';
    if (!hasZone && address === undefined) return undefined;
    const notices = noticesOf(deps, scope);
    return {
      around: async (tx, write) => {
        const written = hasZone
          ? await withShootsThere(tx, scope, { id, timeZone }, write)
          : await write();
        if (written !== undefined) await notices.tell(tx, { locationId: id });
        return written;
      },
      wake: notices.wake,
    };
  },
});

/** What crew members were told moves to their new address, which hears of the changes that the old one missed. */
const personnelResource = resourceOf(personnel, {
  inEvents: 'personnelId',
  isInPlans: true,
  following: async (deps, scope, id, { email }: ItemFields<'personnel'>) => {
    if (email === undefined) return undefined;
    const notices = noticesOf(deps, scope);
    return {
      around: async (tx, write) => {
        const before = await findAddress(tx, scope, id);
        const written = await write();
        if (written === undefined) return undefined;
        const shootIds = await moveKnowledge(tx, scope, id, { from: before, to: email });
        if (shootIds.length > 0) await notices.tell(tx, { shootIds });
        return written;
      },
      wake: notices.wake,
    };
  },
});

const resourcesByKind: Readonly<Record<CatalogueKind, Resource>> = {
  personnel: personnelResource,
  equipment: resourceOf(equipment),
  locations: locationsResource,
  props: resourceOf(props),
  costumes: resourceOf(costumes, { inEvents: 'costumeId' }),
  kits: resourceOf(kits),
};
export const resources = Object.values(resourcesByKind);
