import { useState } from 'react';
import { areDraftsOver, DRAFT_PREFIX, tabStorage } from '@/lib/session/drafts.ts';

const keyOf = (place: string) => `${DRAFT_PREFIX}comment:${place}`;

/** What is being written at a place. A full or forbidden storage keeps nothing. */
export function keepComment(place: string, typed: string, storage = tabStorage()): void {
  if (areDraftsOver()) return;
  try {
    if (typed === '') storage?.removeItem(keyOf(place));
    else storage?.setItem(keyOf(place), typed);
  } catch {}
}

export const keptComment = (place: string, storage = tabStorage()): string =>
  storage?.getItem(keyOf(place)) ?? '';

/**
 * A text that survives a reload, until it is sent.
 * @param place names where it is written: the shoot, a comment that it answers or changes, or a reference
 */
export function useCommentDraft(place: string, initial = '') {
  const [typed, setTyped] = useState(() => keptComment(place) || initial);
  const write = (text: string) => {
    setTyped(text);
    keepComment(place, text === initial ? '' : text);
  };
  return { typed, write, clear: () => write(initial) };
}
