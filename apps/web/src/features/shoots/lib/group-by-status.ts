import { type ShootStatus, shootStatuses } from '@lensemble/contract/shoot-status';
import type { Shoot } from '@lensemble/contract/shoots';
import { inOrderOf } from './status-order.ts';

export type ShootsByStatus = Readonly<Record<ShootStatus, readonly Shoot[]>>;

/** Groups shoots by status. Each group is sorted by `inOrderOf`. */
export function groupByStatus(shoots: readonly Shoot[]): ShootsByStatus {
  const groups: Record<ShootStatus, Shoot[]> = {
    idea: [],
    planning: [],
    'ready to shoot': [],
    completed: [],
  };
  for (const shoot of shoots) groups[shoot.status].push(shoot);
  for (const status of shootStatuses) groups[status].sort(inOrderOf(status));
  return groups;
}
