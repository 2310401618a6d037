/** Coordinates in degrees (WGS 84). */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}
