/** The four statuses in the order of the board. Any may follow any other. */
export const shootStatuses = ['idea', 'planning', 'ready to shoot', 'completed'] as const;
export type ShootStatus = (typeof shootStatuses)[number];

interface StatusWords {
  /** On one shoot. */
  readonly label: string;
  /** Over many: board columns, filters. */
  readonly plural: string;
  /** In an address. */
  readonly slug: string;
}

export const statusWords: Readonly<Record<ShootStatus, StatusWords>> = {
  idea: { label: 'Idea', plural: 'Ideas', slug: 'idea' },
  planning: { label: 'Planning', plural: 'Planning', slug: 'planning' },
  'ready to shoot': { label: 'Ready to Shoot', plural: 'Ready to Shoot', slug: 'ready-to-shoot' },
  completed: { label: 'Completed', plural: 'Completed', slug: 'completed' },
};

/** The status that a part of an address names (`ready-to-shoot`, `ready to shoot`, `ready_to_shoot`), if any. */
export function statusFromSlug(slug: string): ShootStatus | undefined {
  const wanted = slug.toLowerCase().replaceAll(/[-_]/g, ' ');
  return shootStatuses.find((status) => status === wanted);
}
