import { type ShootStatus, statusWords } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { MutationObserver, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { cachedShoot, dropShoot, putShoot, withShoot } from '@/features/shoots/api/shoot-cache.ts';
import { newerShootOf, updateShoot } from '@/features/shoots/api/update-shoot.ts';
import { small } from '@/features/shoots/lib/thumbnail.ts';
import { isGone, sentenceOf } from '@/lib/calls/api.ts';
import { toast } from '@/lib/shell/toast.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';

export const MOVE = 'move-shoot';

export interface Move {
  readonly id: string;
  readonly to: ShootStatus;
  /** Whether this move is an undo, which offers no undo itself. */
  readonly isUndo?: boolean;
}

/**
 * Changes the status of a shoot optimistically and offers Undo in a toast. A refusal restores the status and shows a
 * message. If another member has changed the shoot, the newer version is shown.
 */
export function moveShoot(client: QueryClient, move: Move): void {
  const mutation = moveShootMutation((back) => moveShoot(client, back));
  // The mutation itself tells the user about a refusal.
  new MutationObserver(client, mutation).mutate(move).catch(() => {});
}

/** Several shoots that move in one request. */
export interface Moves {
  readonly shoots: readonly { readonly id: string; readonly status: ShootStatus }[];
  readonly isUndo?: boolean;
}

/** The mutation of `moveShoot`. `moveBack` runs when the user chooses Undo. */
export function moveShootMutation(moveBack: (move: Move) => void) {
  return mutationOptions({
    mutationKey: [MOVE],
    // Moves run one after another, so that each knows the version that the previous one created.
    scope: { id: MOVE },
    // Fails with a message instead of waiting for the network.
    networkMode: 'always',
    onMutate: async ({ id, to, isUndo }: Move, { client }) => {
      await client.cancelQueries({ queryKey: listShootsQuery.queryKey, exact: true });
      const shoot = cachedShoot(client, id);
      if (!shoot) return undefined;
      showStatus(client, shoot, to);
      tell(shoot, to, isUndo ? undefined : () => moveBack({ id, to: shoot.status, isUndo: true }));
      return shoot.status;
    },
    mutationFn: ({ id, to }: Move, { client }) =>
      updateShoot({ id, change: { status: to }, version: cachedShoot(client, id)?.version }),
    onSuccess: (shoot, { id }, _from, { client }) => {
      const next = isMovedAgain(client, id) && cachedShoot(client, id);
      putShoot(client, next ? { ...shoot, status: next.status } : shoot);
    },
    onError: (error, move, from, { client }) => takeBack(client, error, move, from),
  });
}

export function showStatus(client: QueryClient, shoot: ListedShoot, status: ShootStatus): void {
  client.setQueryData(
    listShootsQuery.queryKey,
    (shoots) => shoots && withShoot(shoots, { ...shoot, status }),
  );
}

/** Whether a later move of the same shoot is pending. The cache already shows its result. */
export function isMovedAgain(client: QueryClient, id: string): boolean {
  const isOfShoot = (variables: unknown) => idsOf(variables as Move | Moves).includes(id);
  return (
    client.isMutating({
      mutationKey: [MOVE],
      predicate: ({ state }) => isOfShoot(state.variables),
    }) > 1
  );
}

const idsOf = (move: Move | Moves) =>
  'shoots' in move ? move.shoots.map(({ id }) => id) : [move.id];

function tell(shoot: ListedShoot, to: ShootStatus, undo: (() => void) | undefined): void {
  toast({
    title: `${undo ? 'Moved' : 'Moved back'} to ${statusWords[to].plural}`,
    description: shoot.title,
    image: small(shoot.firstReferenceUrl),
    ...(undo ? { action: { label: 'Undo', run: undo } } : {}),
  });
}

function takeBack(
  client: QueryClient,
  error: Error,
  { id }: Move,
  from: ShootStatus | undefined,
): void {
  const newer = newerShootOf(error);
  if (newer) putShoot(client, newer);
  else if (isGone(error)) dropShoot(client, id);
  else {
    const shoot = cachedShoot(client, id);
    if (shoot && from && !isMovedAgain(client, id)) showStatus(client, shoot, from);
  }
  toast({ variant: 'destructive', ...refusal(error, newer) });
}

function refusal(
  error: Error,
  newer: ListedShoot | undefined,
): { title: string; description: string } {
  if (newer) {
    const column = statusWords[newer.status].plural;
    return {
      title: 'Changed elsewhere',
      description: `“${newer.title}” is now in ${column}.`,
    };
  }
  if (isGone(error)) return { title: 'Error', description: 'This shoot no longer exists.' };
  return { title: 'Error', description: sentenceOf(error, 'Failed to update shoot') };
}
