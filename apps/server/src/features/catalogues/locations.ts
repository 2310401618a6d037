import { locations } from '@lensemble/contract/locations';
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
  changing: (tx, scope, id, { timeZone }, write) =>
    typeof timeZone === 'string' ? withShootsThere(tx, scope, { id, timeZone }, write) : write(),
};
