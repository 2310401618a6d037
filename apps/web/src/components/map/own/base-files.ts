/** Where the shapes and names of the base lie. build/map-base.ts makes them, and puts their lasting addresses here. */
export const baseFiles = {
  land: '/map-base/land.json',
  cities: '/map-base/cities.json',
  towns: '/map-base/towns.json',
};
