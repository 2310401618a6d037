import type { Active, Announcements } from '@dnd-kit/core';
import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { columnNames } from '@/lib/shoots/status-names.ts';
import { statusOfTarget } from './targets.ts';

export function boardAnnouncements(): Announcements {
  let lastOver: ShootStatus | undefined;
  return {
    onDragStart({ active }) {
      const { title, status } = draggedShoot(active);
      lastOver = status;
      return `Picked up ${title} from ${name(status)}.`;
    },
    onDragOver({ active, over }) {
      const status = statusOfTarget(over?.id);
      if (status === lastOver) return undefined;
      lastOver = status;
      if (!status) return 'Over no column.';
      return status === draggedShoot(active).status
        ? `Over ${name(status)}, where it is.`
        : `Over ${name(status)}.`;
    },
    onDragEnd({ active, over }) {
      const { title, status } = draggedShoot(active);
      const target = statusOfTarget(over?.id) ?? status;
      return target === status
        ? `${title} stays in ${name(status)}.`
        : `Dropped ${title} in ${name(target)}.`;
    },
    onDragCancel({ active }) {
      const { title, status } = draggedShoot(active);
      return `Canceled. ${title} stays in ${name(status)}.`;
    },
  };
}

export function draggedShoot(active: Active): ListedShoot {
  return active.data.current?.shoot;
}

function name(status: ShootStatus): string {
  return columnNames[status];
}
