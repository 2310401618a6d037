/*
 * The projection of street maps, as shares of the world from its northwestern corner. Angles are in degrees.
 */

/** 0 at 180° west, 1 at 180° east. */
export const eastOf = (longitude: number): number => longitude / 360 + 0.5;

/** 0 at the northern edge of the map, 1 at the southern. A pole is at infinity. */
export function southOf(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** The inverse of `southOf`. */
export const latitudeOf = (south: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * south))) * 180) / Math.PI;
