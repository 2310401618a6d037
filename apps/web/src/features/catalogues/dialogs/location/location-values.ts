/** What the form of a location holds, as far as it is about where that is. */
export interface LocationValues {
  name: string;
  address: string;
  placeId: string | null;
  /** Degrees, WGS 84; NaN for what is no number. */
  latitude: number | null;
  longitude: number | null;
}
