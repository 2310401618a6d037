/**
 * The addresses of the base map's files. build/map-base.ts creates the files and replaces the addresses with hashed
 * ones.
 */
export const baseFiles = {
  land: '/map-base/land.json',
  cities: '/map-base/cities.json',
  towns: '/map-base/towns.json',
};
