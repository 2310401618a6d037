import { locations } from '@lensemble/contract/locations';
import { noticesAt } from '../cancellations/service.ts';
import { withShootsThere, withTimeZone } from '../time-zones/service.ts';
import type { Resource } from './resource.ts';
import { usualFields } from './resource.ts';

/** A shoot has one location, so that it refers to it by itself, and goes by the clocks there. */
export const locationsResource: Resource = {
  catalogue: locations,
  table: 'locations',
  usedIn: { table: 'shoots', item: 'location_id', shoot: 'id' },
  fields: usualFields,
  complete: withTimeZone,
  following: async (deps, scope, id, { timeZone }) => {
    if (typeof timeZone !== 'string') return undefined;
    const notices = await noticesAt(deps, scope, id);
    return {
      around: (tx, write) => withShootsThere(tx, scope, { id, timeZone }, write, notices.ofMove),
      wake: notices.wake,
    };
  },
};
