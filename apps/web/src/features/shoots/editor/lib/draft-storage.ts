import { z } from 'zod';
import { areDraftsOver, DRAFT_PREFIX, tabStorage } from '@/lib/session/drafts.ts';
import type { CreateAttempt } from './create-attempt.ts';
import { type EditorForm, editorForm } from './editor-form.ts';

const draft = z.object({
  /** In milliseconds since 1970. */
  savedAt: z.number(),
  values: editorForm,
  /** The version that the editing is based on; null for a new shoot. */
  base: z.object({ version: z.number(), values: editorForm }).nullable(),
  /** What a new shoot began with; null for a stored one. Drafts of earlier versions of the page have none. */
  start: editorForm.nullable().default(null),
  /** A request to create the shoot whose outcome is unknown. */
  attempt: z.custom<CreateAttempt>((value) => typeof value === 'object').nullable(),
  /** The template that a new shoot is made from; null for none. Drafts of earlier versions of the page have none. */
  template: z.string().nullable().default(null),
  /** The number of pictures held for a new shoot. The files themselves are not stored. */
  pictures: z.number(),
});

/** The unsaved state of the editor, kept through a reload. */
export type Draft = z.infer<typeof draft>;

/** The storage key of a draft. Drafts are per tab and shoot; `owner` separates accounts and teams in the same tab. */
export function draftKey(owner: string, shootId: string | null): string {
  // The number is from earlier versions of the page, whose drafts count as well.
  return `${DRAFT_PREFIX}4:${owner}:${shootId ?? 'new'}`;
}

/**
 * The stored draft; null if there is none or it is unreadable.
 *
 * @param current the form without the draft. It supplies each field that an older version did not store, or stored in
 * another shape.
 */
export function readDraft(key: string, current: EditorForm, storage = tabStorage()): Draft | null {
  try {
    const kept = JSON.parse(storage?.getItem(key) ?? 'null');
    const values = readForm(kept.values, current);
    const base = kept.base && { ...kept.base, values: readForm(kept.base.values, current) };
    const start = kept.start && readForm(kept.start, current);
    return draft.parse({ ...kept, values, base, start });
  } catch {
    return null;
  }
}

function readForm(kept: Readonly<Record<string, unknown>>, current: EditorForm): object {
  const fields = Object.entries(editorForm.shape);
  const known = fields.filter(([name, field]) => field.safeParse(kept[name]).success);
  return { ...current, ...Object.fromEntries(known.map(([name]) => [name, kept[name]])) };
}

/** Stores a draft. Ignores a full or forbidden storage. */
export function writeDraft(key: string, value: Draft, storage = tabStorage()): void {
  if (areDraftsOver()) return;
  try {
    storage?.setItem(key, JSON.stringify(value));
  } catch {}
}

export function removeDraft(key: string, storage = tabStorage()): void {
  storage?.removeItem(key);
}
