import { shootMoveWords } from '@lensemble/messages/web/shoot-moves';
import { MutationObserver, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { moveShoots } from '@/features/shoots/api/move-shoots.ts';
import { cachedShoot, dropShoot } from '@/features/shoots/api/shoot-cache.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { columnNames } from '@/lib/shoots/status-names.ts';
import { isMovedAgain, MOVE, type Moves, putMoved, showMoved } from './move-mutation.ts';

/** Like `moveShoot`, for several shoots in one request and with one Undo. The server moves all of them or none. */
export function moveShootsAtOnce(client: QueryClient, moves: Moves): void {
  const mutation = moveShootsMutation((back) => moveShootsAtOnce(client, back));
  // The mutation itself tells the user about a refusal.
  new MutationObserver(client, mutation).mutate(moves).catch(() => {});
}

/** The mutation of `moveShootsAtOnce`. `moveBack` runs when the user chooses Undo. */
function moveShootsMutation(moveBack: (moves: Moves) => void) {
  return mutationOptions({
    mutationKey: [MOVE],
    scope: { id: MOVE },
    networkMode: 'always',
    onMutate: async (moves: Moves, { client }) => {
      await client.cancelQueries({ queryKey: listShootsQuery.queryKey, exact: true });
      const before = moves.shoots.flatMap(({ id }) => cachedShoot(client, id) ?? []);
      showAll(client, moves.shoots);
      tell(moves, () => moveBack({ shoots: before, isUndo: true }));
      return before;
    },
    mutationFn: ({ shoots }: Moves) => moveShoots(shoots.map(({ id, status }) => ({ id, status }))),
    onSuccess: (moved, { shoots }, _before, { client }) => {
      for (const shoot of moved) putMoved(client, shoot);
      const isThere = new Set(moved.map(({ id }) => id));
      const gone = shoots.filter(({ id }) => !isThere.has(id));
      for (const { id } of gone) dropShoot(client, id);
      if (gone.length > 0) toastError(shootMoveWords('severalGone', { count: gone.length }));
    },
    onError: (error, _moves, before = [], { client }) => {
      showAll(
        client,
        before.filter(({ id }) => !isMovedAgain(client, id)),
      );
      toastError(sentenceOf(error, shootMoveWords('severalFailed')));
    },
  });
}

function showAll(client: QueryClient, shoots: Moves['shoots']): void {
  for (const { id, status } of shoots) {
    const shoot = cachedShoot(client, id);
    if (shoot) showMoved(client, { ...shoot, status });
  }
}

function tell({ shoots, isUndo }: Moves, undo: () => void): void {
  const [first] = shoots;
  if (!first) return;
  const count = shoots.length;
  if (isUndo) toast({ title: shootMoveWords('severalBack', { count }) });
  else
    toast({
      title: shootMoveWords('severalTo', { count, column: columnNames[first.status] }),
      action: { label: shootMoveWords('undo'), run: undo },
    });
}
