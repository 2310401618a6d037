import { useSyncExternalStore } from 'react';
import { listeners } from '@/lib/listeners.ts';
import { areDraftsOver, DRAFT_PREFIX, draftKeys, tabStorage } from '@/lib/session/drafts.ts';

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

const placeTypes = ['edit', 'reply'] as const;

/** Where a comment of a shoot is edited or answered. */
export const placeAt = (type: (typeof placeTypes)[number], shootId: string, id: string): string =>
  `${type}:${shootId}/${id}`;

/** Whether a comment is being edited or answered. */
export const isWrittenAt = (shootId: string, id: string): boolean =>
  placeTypes.some((type) => textAt(placeAt(type, shootId, id), tabStorage()) !== '');

/** All places with a text, also those that no screen shows. */
function writtenPlaces(storage: Storage | undefined): string[] {
  const start = keyOf('');
  const kept = draftKeys(storage).filter((key) => key.startsWith(start));
  return [...new Set([...written.keys(), ...kept.map((key) => key.slice(start.length))])];
}

/** Moves what is being written at comments of a shoot that are gone to the end of the place for a new one. */
export function moveDrafts(
  shootId: string,
  there: ReadonlySet<string>,
  storage = tabStorage(),
): void {
  const to = `new:${shootId}`;
  const starts = placeTypes.map((type) => placeAt(type, shootId, ''));
  const from = writtenPlaces(storage).filter((place) => {
    const start = starts.find((each) => place.startsWith(each));
    return (
      start !== undefined && !there.has(place.slice(start.length)) && textAt(place, storage) !== ''
    );
  });
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
