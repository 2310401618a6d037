import {
  type ShootStatus,
  shootStatuses,
  statusFromSlug,
  statusSlugs,
} from '@lensemble/contract/shoot-status';

/** Reads statuses from a query parameter such as `idea.completed`. Unknown words are ignored. */
export function statusesIn(text: unknown): ReadonlySet<ShootStatus> {
  const slugs = typeof text === 'string' ? text.split('.') : [];
  return new Set(slugs.flatMap((slug) => statusFromSlug(slug) ?? []));
}

export function statusesText(statuses: ReadonlySet<ShootStatus>): string | undefined {
  const slugs = shootStatuses
    .filter((status) => statuses.has(status))
    .map((status) => statusSlugs[status]);
  return slugs.join('.') || undefined;
}
