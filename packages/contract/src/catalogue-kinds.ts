/** The team catalogs. Each kind is a path of the API and of the pages, and a folder of pictures. */
export const catalogueKinds = [
  'personnel',
  'equipment',
  'locations',
  'props',
  'costumes',
  'kits',
] as const;
export type CatalogueKind = (typeof catalogueKinds)[number];
