import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { ListedShoot, Shoot } from '@lensemble/contract/shoots';
import { shootMoveWords } from '@lensemble/messages/web/shoot-moves';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { cachedShoot, dropShoot, putShoot, withShoot } from '@/features/shoots/api/shoot-cache.ts';
import { newerShootOf, updateShoot } from '@/features/shoots/api/update-shoot.ts';
import { small } from '@/features/shoots/lib/thumbnail.ts';
import { isGone, sentenceOf } from '@/lib/calls/api.ts';
import { toast } from '@/lib/shell/toast.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';

export const MOVE = 'move-shoot';

/** Where a shoot is on the board and in the calendar. */
type Placement = Pick<ListedShoot, 'status' | 'date' | 'time' | 'reminderTime'>;

export interface AnyMove {
  readonly id: string;
  /** Whether this move is an undo, which offers no undo itself. */
  readonly isUndo?: boolean;
}

/** Several shoots that move in one request. */
export interface Moves {
  readonly shoots: readonly { readonly id: string; readonly status: ShootStatus }[];
  readonly isUndo?: boolean;
}

/** What distinguishes moves between columns from moves between days. */
interface Kind<Move extends AnyMove> {
  changeOf: (move: Move) => Partial<Placement>;
  /** The move that undoes another one. */
  backOf: (from: ListedShoot, move: Move) => Move;
  /** Where a move led: `Moved to Planning`, or `Moved back to Planning` after an undo. */
  movedText: (shoot: ListedShoot, move: Move) => string;
  /** Where a shoot is: `“Kitsune” is now in Planning.` */
  isNowText: (shoot: ListedShoot) => string;
  /** Added to the title of the shoot in the toast. */
  noteOf?: (move: Move) => string | undefined;
}

/**
 * A mutation that changes where a shoot is, optimistically, and offers Undo in a toast. A refusal takes the change back
 * and shows a message. If another member has changed the shoot, the newer version is shown.
 *
 * @param moveBack runs when the user chooses Undo
 */
export function moveMutation<Move extends AnyMove>(
  kind: Kind<Move>,
  moveBack: (move: Move) => void,
) {
  return mutationOptions({
    mutationKey: [MOVE],
    // Moves run one after another, so that each knows the version that the previous one created.
    scope: { id: MOVE },
    // Fails with a message instead of waiting for the network.
    networkMode: 'always',
    onMutate: async (move: Move, { client }) => {
      await client.cancelQueries({ queryKey: listShootsQuery.queryKey, exact: true });
      const shoot = cachedShoot(client, move.id);
      if (!shoot) return undefined;
      const moved = { ...shoot, ...kind.changeOf(move) };
      showMoved(client, moved);
      const note = kind.noteOf?.(move);
      toast({
        title: kind.movedText(moved, move),
        description: note
          ? shootMoveWords('titleAndNote', { title: shoot.title, note })
          : shoot.title,
        image: small(shoot.firstReferenceUrl),
        ...(!move.isUndo && {
          action: { label: shootMoveWords('undo'), run: () => moveBack(kind.backOf(shoot, move)) },
        }),
      });
      return shoot;
    },
    mutationFn: (move: Move, { client }) =>
      updateShoot({
        id: move.id,
        change: kind.changeOf(move),
        version: cachedShoot(client, move.id)?.version,
      }),
    onSuccess: (shoot, _move, _from, { client }) => putMoved(client, shoot),
    onError: (error, { id }, from, { client }) => {
      const newer = newerShootOf(error);
      if (newer) putShoot(client, newer);
      else if (isGone(error)) dropShoot(client, id);
      else {
        const shoot = cachedShoot(client, id);
        if (shoot && from && !isMovedAgain(client, id))
          showMoved(client, { ...shoot, ...placementOf(from) });
      }
      toast({ variant: 'destructive', ...refusal(error, newer, kind.isNowText) });
    },
  });
}

function placementOf({ status, date, time, reminderTime }: ListedShoot): Placement {
  return { status, date, time, reminderTime };
}

/** Shows a shoot somewhere else in the list. */
export function showMoved(client: QueryClient, shoot: ListedShoot): void {
  client.setQueryData(listShootsQuery.queryKey, (shoots) => shoots && withShoot(shoots, shoot));
}

/** Puts a shoot that has moved into the caches. If a later move of it is pending, they already show its result. */
export function putMoved(client: QueryClient, shoot: Shoot): void {
  const next = isMovedAgain(client, shoot.id) && cachedShoot(client, shoot.id);
  putShoot(client, next ? { ...shoot, ...placementOf(next) } : shoot);
}

/** Whether a later move of the same shoot is pending. The cache already shows its result. */
export function isMovedAgain(client: QueryClient, id: string): boolean {
  const isOfShoot = (variables: unknown) => idsOf(variables as AnyMove | Moves).includes(id);
  return (
    client.isMutating({
      mutationKey: [MOVE],
      predicate: ({ state }) => isOfShoot(state.variables),
    }) > 1
  );
}

const idsOf = (move: AnyMove | Moves) =>
  'shoots' in move ? move.shoots.map(({ id }) => id) : [move.id];

function refusal(
  error: Error,
  newer: ListedShoot | undefined,
  isNowText: (shoot: ListedShoot) => string,
) {
  if (newer) return { title: shootMoveWords('changedElsewhere'), description: isNowText(newer) };
  const description = isGone(error)
    ? shootMoveWords('gone')
    : sentenceOf(error, shootMoveWords('failed'));
  return { title: shootMoveWords('error'), description };
}
