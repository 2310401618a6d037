import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { statusWords } from '@lensemble/contract/shoot-status';
import type { Shoot } from '@lensemble/contract/shoots';
import type { QueryClient } from '@tanstack/react-query';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { cachedShoot, dropShoot, putShoot, withShoot } from '@/features/shoots/api/shoot-cache.ts';
import { newerShootOf, updateShoot } from '@/features/shoots/api/update-shoot.ts';
import { small } from '@/features/shoots/lib/thumbnail.ts';
import { ApiError, sentenceOf } from '@/lib/api.ts';
import { listShootsQuery } from '@/lib/shoot-list.ts';
import { toast } from '@/lib/toast.ts';

const MOVE = 'move-shoot';

export interface Move {
  readonly id: string;
  readonly to: ShootStatus;
  /** An undo is not offered to be undone. */
  readonly isUndo?: boolean;
}

/**
 * Gives a shoot another status: shown at once, undone from the toast, taken back with a message if the server refuses.
 * A shoot that somebody else has changed meanwhile is shown as they left it.
 */
export function useMoveShoot(): (move: Move) => void {
  const { mutate } = useMutation(moveShootMutation((move) => mutate(move)));
  return mutate;
}

/** The mutation behind useMoveShoot; `moveBack` is called when an undo is wanted. */
export function moveShootMutation(moveBack: (move: Move) => void) {
  return mutationOptions({
    mutationKey: [MOVE],
    // One after the other, so that a move right after a move knows the version that the first one made.
    scope: { id: MOVE },
    // Fail and say so rather than wait unseen for the network.
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

function showStatus(client: QueryClient, shoot: Shoot, status: ShootStatus): void {
  client.setQueryData(
    listShootsQuery.queryKey,
    (shoots) => shoots && withShoot(shoots, { ...shoot, status }),
  );
}

/** While a move is on its way the same shoot was moved once more: what is shown is what it will come to. */
function isMovedAgain(client: QueryClient, id: string): boolean {
  const isOfShoot = (variables: unknown) => (variables as Move | undefined)?.id === id;
  return (
    client.isMutating({
      mutationKey: [MOVE],
      predicate: ({ state }) => isOfShoot(state.variables),
    }) > 1
  );
}

function tell(shoot: Shoot, to: ShootStatus, undo: (() => void) | undefined): void {
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

function refusal(error: Error, newer: Shoot | undefined): { title: string; description: string } {
  if (newer) {
    const column = statusWords[newer.status].plural;
    return {
      title: 'Changed by someone else',
      description: `“${newer.title}” was saved elsewhere meanwhile. It stands in ${column} now.`,
    };
  }
  if (isGone(error)) return { title: 'Error', description: 'This shoot does not exist any more.' };
  return { title: 'Error', description: sentenceOf(error, 'Failed to update shoot') };
}

function isGone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}
