import { useSyncExternalStore } from 'react';
import { listeners } from '@/lib/listeners.ts';
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

/** What is written on this page, also where the storage keeps nothing. */
const written = new Map<string, string>();
/** Places that have words from a comment that disappeared. */
const moved = new Set<string>();
const { subscribe, notify } = listeners();

const textAt = (place: string, storage: Storage | undefined) =>
  written.get(place) ?? keptComment(place, storage);

const placesAt = (id: string) => [`edit:${id}`, `reply:${id}`];

/** Whether a comment is being edited or answered. */
export const isWrittenAt = (id: string): boolean =>
  placesAt(id).some((place) => textAt(place, tabStorage()) !== '');

/** Moves what is being written at comments to the end of another place. */
export function moveDrafts(ids: readonly string[], to: string, storage = tabStorage()): void {
  const from = ids.flatMap(placesAt).filter((place) => textAt(place, storage) !== '');
  if (from.length === 0) return;
  const text = [to, ...from].map((place) => textAt(place, storage)).filter((each) => each !== '');
  for (const place of from) {
    written.delete(place);
    keepComment(place, '', storage);
  }
  written.set(to, text.join('\n'));
  moved.add(to);
  keepComment(to, text.join('\n'), storage);
  notify();
}

/** Whether a place has words from a comment that disappeared, until they are sent or deleted. */
export function useHasMoved(place: string): boolean {
  const read = () => moved.has(place);
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether there is a text that was not sent at one of these places. */
export function useIsWritten(places: ReadonlySet<string>): boolean {
  const read = () => [...places].some((place) => written.has(place) || keptComment(place) !== '');
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * A text that survives a reload, until it is sent. Fields of the same place have the same text.
 * @param place names where it is written: the shoot, a comment that it answers or changes, or a reference
 */
export function useCommentDraft(place: string, initial = '') {
  const read = () => written.get(place) ?? (keptComment(place) || initial);
  const typed = useSyncExternalStore(subscribe, read, read);
  const write = (text: string) => {
    const isNew = text !== initial;
    if (isNew) written.set(place, text);
    else {
      written.delete(place);
      moved.delete(place);
    }
    keepComment(place, isNew ? text : '');
    notify();
  };
  return { typed, write, clear: () => write(initial) };
}
