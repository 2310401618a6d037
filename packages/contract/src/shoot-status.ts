/** The statuses in the order of the board. A shoot can change from any status to any other. */
export const shootStatuses = ['idea', 'planning', 'ready to shoot', 'completed'] as const;
export type ShootStatus = (typeof shootStatuses)[number];

/** Whether a shoot still has to be made ready: it is planned or ready. */
export const isAhead = ({ status }: { readonly status: ShootStatus }): boolean =>
  status === 'planning' || status === 'ready to shoot';

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
