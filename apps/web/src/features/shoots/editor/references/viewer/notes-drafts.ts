import { areDraftsOver, DRAFT_PREFIX, tabStorage } from '@/lib/session/drafts.ts';

export interface NotesDraft {
  readonly text: string;
  /** The stored notes at the time of writing. */
  readonly over: string;
}

const keyOf = (id: string) => `${DRAFT_PREFIX}notes:${id}`;

/** The notes drafts in the tab's storage, by reference id. */
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

/** Older versions stored only the text, without the notes that it replaces. */
function read(kept: string | null): NotesDraft | null {
  if (kept === null) return null;
  try {
    const { text, over } = JSON.parse(kept);
    if (typeof text === 'string' && typeof over === 'string') return { text, over };
  } catch {}
  return { text: kept, over: '' };
}

/** Stores a draft; null removes it. Ignores a full or forbidden storage. */
export function keepNotes(id: string, draft: NotesDraft | null, storage = tabStorage()): void {
  if (areDraftsOver()) return;
  try {
    if (draft === null) storage?.removeItem(keyOf(id));
    else storage?.setItem(keyOf(id), JSON.stringify(draft));
  } catch {}
}
