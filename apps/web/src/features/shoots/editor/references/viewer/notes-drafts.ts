import { areDraftsOver, DRAFT_PREFIX, tabStorage } from '@/lib/drafts.ts';

/** What was written about a reference. */
export interface NotesDraft {
  readonly text: string;
  /** The stored notes that it was written over. */
  readonly over: string;
}

const keyOf = (id: string) => `${DRAFT_PREFIX}notes:${id}`;

/** What was written about references and not saved before the page went away, by the reference's id. */
export function keptNotes(
  ids: readonly string[],
  storage = tabStorage(),
): ReadonlyMap<string, NotesDraft> {
  const kept = ids.map((id): [string, NotesDraft | null] => [
    id,
    read(storage?.getItem(keyOf(id)) ?? null),
  ]);
  return new Map(kept.filter((entry): entry is [string, NotesDraft] => entry[1] !== null));
}

/** Null for none. The text alone is one of an older page: over which notes it was written is not known. */
function read(kept: string | null): NotesDraft | null {
  if (kept === null) return null;
  try {
    const { text, over } = JSON.parse(kept);
    if (typeof text === 'string' && typeof over === 'string') return { text, over };
  } catch {}
  return { text: kept, over: '' };
}

/** Keeps what was written; null: there is nothing to keep. A full or forbidden storage does not disturb the typing. */
export function keepNotes(id: string, draft: NotesDraft | null, storage = tabStorage()): void {
  if (areDraftsOver()) return;
  try {
    if (draft === null) storage?.removeItem(keyOf(id));
    else storage?.setItem(keyOf(id), JSON.stringify(draft));
  } catch {}
}
