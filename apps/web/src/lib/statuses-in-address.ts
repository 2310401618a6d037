import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { shootStatuses, statusFromSlug, statusWords } from '@lensemble/contract/shoot-status';

/** The statuses that a part of an address names, as in `idea.completed`. What makes no sense is left out. */
export function statusesIn(text: unknown): ReadonlySet<ShootStatus> {
  const slugs = typeof text === 'string' ? text.split('.') : [];
  return new Set(slugs.flatMap((slug) => statusFromSlug(slug) ?? []));
}

/** The text that names these statuses in an address; undefined for none. */
export function statusesText(statuses: ReadonlySet<ShootStatus>): string | undefined {
  const slugs = shootStatuses
    .filter((status) => statuses.has(status))
    .map((status) => statusWords[status].slug);
  return slugs.join('.') || undefined;
}

/** The set without the status if it is in it, else with it. */
export function toggled(
  statuses: ReadonlySet<ShootStatus>,
  status: ShootStatus,
): ReadonlySet<ShootStatus> {
  const others = [...statuses].filter((one) => one !== status);
  return new Set(statuses.has(status) ? others : [...others, status]);
}
