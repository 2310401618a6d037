/** The statuses in the order of the board. A shoot can change from any status to any other. */
export const shootStatuses = ['idea', 'planning', 'ready to shoot', 'completed'] as const;
export type ShootStatus = (typeof shootStatuses)[number];

/** In addresses. */
export const statusSlugs: Readonly<Record<ShootStatus, string>> = {
  idea: 'idea',
  planning: 'planning',
  'ready to shoot': 'ready-to-shoot',
  completed: 'completed',
};

/** Accepts `ready-to-shoot`, `ready to shoot` and `ready_to_shoot`. */
export function statusFromSlug(slug: string): ShootStatus | undefined {
  const wanted = slug.toLowerCase().replaceAll(/[-_]/g, ' ');
  return shootStatuses.find((status) => status === wanted);
}
