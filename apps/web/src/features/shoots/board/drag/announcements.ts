import type { Active, Announcements } from '@dnd-kit/core';
import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { boardDragWords } from '@lensemble/messages/web/board-drag';
import { columnNames } from '@/lib/shoots/status-names.ts';
import { statusOfTarget } from './targets.ts';

export function boardAnnouncements(): Announcements {
  let lastOver: ShootStatus | undefined;
  return {
    onDragStart({ active }) {
      const { title, status } = draggedShoot(active);
      lastOver = status;
      return boardDragWords('pickedUp', { title, column: columnNames[status] });
    },
    onDragOver({ active, over }) {
      const status = statusOfTarget(over?.id);
      if (status === lastOver) return undefined;
      lastOver = status;
      if (!status) return boardDragWords('overNone');
      const column = columnNames[status];
      return status === draggedShoot(active).status
        ? boardDragWords('overOwn', { column })
        : boardDragWords('over', { column });
    },
    onDragEnd({ active, over }) {
      const { title, status } = draggedShoot(active);
      const target = statusOfTarget(over?.id) ?? status;
      const column = columnNames[target];
      return target === status
        ? boardDragWords('stays', { title, column })
        : boardDragWords('dropped', { title, column });
    },
    onDragCancel({ active }) {
      const { title, status } = draggedShoot(active);
      return boardDragWords('canceled', { title, column: columnNames[status] });
    },
  };
}

export function draggedShoot(active: Active): ListedShoot {
  return active.data.current?.shoot;
}
