import type { MapShoot } from '@lensemble/contract/shoot-map';
import { type ShootStatus, shootStatuses } from '@lensemble/contract/shoot-status';

type Shoots = readonly Pick<MapShoot, 'status'>[];

export function countByStatus(shoots: Shoots): Readonly<Record<ShootStatus, number>> {
  const counts = { idea: 0, planning: 0, 'ready to shoot': 0, completed: 0 };
  for (const { status } of shoots) counts[status] += 1;
  return counts;
}

const colors: Readonly<Record<ShootStatus, string>> = {
  idea: 'var(--color-idea)',
  planning: 'var(--color-planning)',
  'ready to shoot': 'var(--color-ready)',
  completed: 'var(--color-done)',
};

/** A conic gradient with the share of each status. `shoots` must not be empty. */
export function shareRing(shoots: Shoots): string {
  const counts = countByStatus(shoots);
  let end = 0;
  const stops = shootStatuses.flatMap((status) => {
    if (counts[status] === 0) return [];
    const start = end;
    end += (counts[status] / shoots.length) * 360;
    return [`${colors[status]} ${start.toFixed(1)}deg ${end.toFixed(1)}deg`];
  });
  return `conic-gradient(${stops.join(', ')})`;
}
