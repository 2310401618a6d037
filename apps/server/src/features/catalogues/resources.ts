import { costumes } from '@lensemble/contract/costumes';
import { equipment } from '@lensemble/contract/equipment';
import { locations } from '@lensemble/contract/locations';
import { personnel } from '@lensemble/contract/personnel';
import { props } from '@lensemble/contract/props';
import { prepareNotices, tellMoved, wakeNotices } from '../cancellations/service.ts';
import { withShootsThere, withTimeZone } from '../time-zones/service.ts';
import { type Resource, usualFields } from './resource.ts';

const personnelResource: Resource = {
  catalogue: personnel,
  table: 'personnel',
  inEvents: 'personnelId',
  usedIn: { table: 'shoot_participants', item: 'personnel_id', shoot: 'shoot_id' },
  fields: { name: 'name', picture: 'avatarUrl', placeholder: 'avatarPlaceholder' },
};

const equipmentResource: Resource = {
  catalogue: equipment,
  table: 'equipment',
  usedIn: { table: 'shoot_equipment', item: 'equipment_id', shoot: 'shoot_id' },
  fields: usualFields,
};

/** A shoot has one location: its own row refers to it, and its times are in the location's time zone. */
const locationsResource: Resource = {
  catalogue: locations,
  table: 'locations',
  inEvents: 'locationId',
  usedIn: { table: 'shoots', item: 'location_id', shoot: 'id' },
  fields: usualFields,
  complete: withTimeZone,
  following: async (deps, scope, id, { timeZone }) => {
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
};

const propsResource: Resource = {
  catalogue: props,
  table: 'props',
  usedIn: { table: 'shoot_props', item: 'prop_id', shoot: 'shoot_id' },
  fields: usualFields,
};

const costumesResource: Resource = {
  catalogue: costumes,
  table: 'costumes',
  inEvents: 'costumeId',
  usedIn: { table: 'shoot_costumes', item: 'costume_id', shoot: 'shoot_id' },
  fields: { ...usualFields, name: 'characterName' },
};

export const resources: readonly Resource[] = [
  personnelResource,
  equipmentResource,
  locationsResource,
  propsResource,
  costumesResource,
];
