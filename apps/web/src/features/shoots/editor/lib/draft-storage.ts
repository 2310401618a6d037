import { areDraftsOver, DRAFT_PREFIX, tabStorage } from '@/lib/drafts.ts';
import type { CreateAttempt } from './create-attempt.ts';
import type { EditorForm } from './editor-form.ts';

/** What an accidental reload must not lose. */
export interface Draft {
  /** When it was kept, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly values: EditorForm;
  /** What the editing started from; null while creating. */
  readonly base: { readonly version: number; readonly values: EditorForm } | null;
  /** A create whose outcome is not known. */
  readonly attempt: CreateAttempt | null;
  /** How many pictures were held for a shoot that does not exist yet. They themselves are not kept. */
  readonly pictures: number;
}

/** Raise it when a draft changes its shape: older drafts are then left alone. */
const SHAPE = 4;

/** Drafts are kept per tab and per shoot; `owner` keeps those of another account or team in the same tab apart. */
export function draftKey(owner: string, shootId: string | null): string {
  return `${DRAFT_PREFIX}${SHAPE}:${owner}:${shootId ?? 'new'}`;
}

/** The kept draft; none where it cannot be read, is not one, or storage is not there. */
export function readDraft(key: string, storage = tabStorage()): Draft | null {
  try {
    const draft: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps a draft. A full or forbidden storage is no reason to disturb the typing. */
export function writeDraft(key: string, draft: Draft, storage = tabStorage()): void {
  if (areDraftsOver()) return;
  try {
    storage?.setItem(key, JSON.stringify(draft));
  } catch {}
}

export function removeDraft(key: string, storage = tabStorage()): void {
  storage?.removeItem(key);
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Partial<Draft>;
  return typeof draft.savedAt === 'number' && typeof draft.values?.title === 'string';
}
