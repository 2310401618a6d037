import type { CommentedChange } from '@lensemble/contract/comments';
import { useSyncExternalStore } from 'react';
import { listeners } from '@/lib/listeners.ts';
import { areDraftsOver, DRAFT_PREFIX, tabStorage } from '@/lib/session/drafts.ts';

const keyOf = (shootId: string) => `${DRAFT_PREFIX}comment-about:${shootId}`;

/** What the new comment on each shoot is about, also where the storage keeps nothing. */
const chosen = new Map<string, CommentedChange | undefined>();
/** The shoot whose field for a new comment gets the focus once it is there. */
let wanted: string | undefined;
const { subscribe, notify } = listeners();

function kept(shootId: string): CommentedChange | undefined {
  const text = tabStorage()?.getItem(keyOf(shootId));
  return text ? (JSON.parse(text) as CommentedChange) : undefined;
}

function read(shootId: string): CommentedChange | undefined {
  if (!chosen.has(shootId)) chosen.set(shootId, kept(shootId));
  return chosen.get(shootId);
}

function choose(shootId: string, change: CommentedChange | undefined): void {
  chosen.set(shootId, change);
  try {
    if (change === undefined) tabStorage()?.removeItem(keyOf(shootId));
    else if (!areDraftsOver()) tabStorage()?.setItem(keyOf(shootId), JSON.stringify(change));
  } catch {}
  notify();
}

/** Makes the new comment on a shoot one about a change, and leads to its field. */
export function startCommentOn(shootId: string, change: CommentedChange): void {
  wanted = shootId;
  choose(shootId, change);
}

export const dropChange = (shootId: string): void => choose(shootId, undefined);

/** Whether the field for a new comment should get the focus. It is asked once. */
export function takesFocus(shootId: string): boolean {
  const isMeant = wanted === shootId;
  if (isMeant) wanted = undefined;
  return isMeant;
}

/** The change that the new comment on a shoot is about. It survives a reload, until it is sent. */
export const useAboutChange = (shootId: string): CommentedChange | undefined =>
  useSyncExternalStore(
    subscribe,
    () => read(shootId),
    () => undefined,
  );
