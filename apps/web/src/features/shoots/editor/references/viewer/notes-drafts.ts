import { areDraftsOver, DRAFT_PREFIX, tabStorage } from '@/lib/drafts.ts';

const keyOf = (id: string) => `${DRAFT_PREFIX}notes:${id}`;

/** What was written about references and not saved before the page went away, by the reference's id. */
export function keptNotes(
  ids: readonly string[],
  storage = tabStorage(),
): ReadonlyMap<string, string> {
  const kept = ids.map((id): [string, string | null] => [id, storage?.getItem(keyOf(id)) ?? null]);
  return new Map(kept.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Keeps what was written; null: there is nothing to keep. A full or forbidden storage does not disturb the typing. */
export function keepNotes(id: string, text: string | null, storage = tabStorage()): void {
  if (areDraftsOver()) return;
  try {
    if (text === null) storage?.removeItem(keyOf(id));
    else storage?.setItem(keyOf(id), text);
  } catch {}
}
