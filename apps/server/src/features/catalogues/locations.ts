import { locations } from '@lensemble/contract/locations';
import type { Resource } from './resource.ts';
import { usualFields } from './resource.ts';

/** A shoot has one location, so that it refers to it by itself. */
export const locationsResource: Resource = {
  catalogue: locations,
  table: 'locations',
  usedIn: { table: 'shoots', item: 'location_id', shoot: 'id' },
  fields: usualFields,
};
