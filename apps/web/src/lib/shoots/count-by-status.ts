import type { ShootStatus } from '@lensemble/contract/shoot-status';

type Shoots = readonly { readonly status: ShootStatus }[];

export function countByStatus(shoots: Shoots): Readonly<Record<ShootStatus, number>> {
  const counts = { idea: 0, planning: 0, 'ready to shoot': 0, completed: 0 };
  for (const { status } of shoots) counts[status] += 1;
  return counts;
}
