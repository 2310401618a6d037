import { type ShootStatus, shootStatuses } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { inOrderOf } from './status-order.ts';

export type ShootsByStatus = Readonly<Record<ShootStatus, readonly ListedShoot[]>>;

/** Groups shoots by status. Each group is sorted by `inOrderOf`. */
export function groupByStatus(shoots: readonly ListedShoot[]): ShootsByStatus {
  const groups: Record<ShootStatus, ListedShoot[]> = {
    idea: [],
    planning: [],
    'ready to shoot': [],
    completed: [],
  };
  for (const shoot of shoots) groups[shoot.status].push(shoot);
  for (const status of shootStatuses) groups[status].sort(inOrderOf(status));
  return groups;
}
