import type { ItemValues } from '../../lib/item-values.ts';

/** The values of the location form. Coordinates are in degrees, WGS 84; NaN for text that is not a number. */
export interface LocationValues extends Omit<ItemValues<'locations'>, 'address'> {
  address: string;
  /** The name of the chosen search result. It is the default name, and is not stored itself. */
  foundName?: string;
  /** What the search for a place begins with, and is not stored. */
  sought?: string;
}
