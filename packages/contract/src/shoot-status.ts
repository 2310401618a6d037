/** The statuses in the order of the board. A shoot can change from any status to any other. */
export const shootStatuses = ['idea', 'planning', 'ready to shoot', 'completed'] as const;
export type ShootStatus = (typeof shootStatuses)[number];

interface StatusWords {
  /** For a single shoot. */
  readonly label: string;
  /** For board columns and filters. */
  readonly plural: string;
  readonly slug: string;
}

export const statusWords: Readonly<Record<ShootStatus, StatusWords>> = {
  idea: { label: 'Idea', plural: 'Ideas', slug: 'idea' },
  planning: { label: 'Planning', plural: 'Planning', slug: 'planning' },
  'ready to shoot': { label: 'Ready to Shoot', plural: 'Ready to Shoot', slug: 'ready-to-shoot' },
  completed: { label: 'Completed', plural: 'Completed', slug: 'completed' },
};

/** Accepts `ready-to-shoot`, `ready to shoot` and `ready_to_shoot`. */
export function statusFromSlug(slug: string): ShootStatus | undefined {
  const wanted = slug.toLowerCase().replaceAll(/[-_]/g, ' ');
  return shootStatuses.find((status) => status === wanted);
}
