/** What the trash of a team keeps after it is deleted. */
export const trashKinds = [
  'shoot',
  'personnel',
  'equipment',
  'locations',
  'props',
  'costumes',
  'kits',
  'convention',
  'shot',
  'reference',
  'packing',
  'template',
  'comment',
] as const;
export type TrashKind = (typeof trashKinds)[number];

/** Kinds that stay in their own tables while they are in the trash. */
export const kindsInPlace = [
  'shot',
  'reference',
  'packing',
] as const satisfies readonly TrashKind[];

export const TRASH_DAYS = 30;
