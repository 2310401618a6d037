/** The fields of the location form that describe its place. */
export interface LocationValues {
  name: string;
  address: string;
  placeId: string | null;
  /** In degrees, WGS 84; NaN for text that is not a number. */
  latitude: number | null;
  longitude: number | null;
}
