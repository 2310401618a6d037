import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { shootMoveWords } from '@lensemble/messages/web/shoot-moves';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { columnNames } from '@/lib/shoots/status-names.ts';
import { type AnyMove, moveMutation } from './move-mutation.ts';

export interface Move extends AnyMove {
  readonly to: ShootStatus;
}

/** Changes the status of a shoot. */
export function moveShoot(client: QueryClient, move: Move): void {
  const mutation = moveShootMutation((back) => moveShoot(client, back));
  // The mutation itself tells the user about a refusal.
  new MutationObserver(client, mutation).mutate(move).catch(() => {});
}

/** The mutation of `moveShoot`. `moveBack` runs when the user chooses Undo. */
export function moveShootMutation(moveBack: (move: Move) => void) {
  return moveMutation<Move>(
    {
      changeOf: ({ to }) => ({ status: to }),
      backOf: ({ status }, { id }) => ({ id, to: status, isUndo: true }),
      movedText: ({ status }, { isUndo }) => {
        const column = columnNames[status];
        return isUndo
          ? shootMoveWords('backToColumn', { column })
          : shootMoveWords('toColumn', { column });
      },
      isNowText: ({ title, status }) =>
        shootMoveWords('isInColumn', { title, column: columnNames[status] }),
    },
    moveBack,
  );
}
