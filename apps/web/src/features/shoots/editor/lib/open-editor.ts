import type { ShootDetail } from '@lensemble/contract/shoots';
import { sameForm } from './after-save.ts';
import type { Draft } from './draft-storage.ts';
import type { EditorForm, Prefill } from './editor-form.ts';
import { formOf, newForm } from './editor-form.ts';
import { readerTimeZone } from './time-zones.ts';

/** What an editing started from: the version that goes into `If-Match` and the form of that version. */
export interface Base {
  /** The shoot as last heard of; null while creating. */
  readonly stored: ShootDetail | null;
  readonly version: number | undefined;
  readonly values: EditorForm;
}

export function baseOf(stored: ShootDetail): Base {
  return { stored, version: stored.version, values: formOf(stored) };
}

export interface Opening {
  readonly base: Base;
  /** A draft worth restoring. Its base is the version that it was typed over. */
  readonly draft: Draft | null;
}

/** Where the editing of a shoot (null: a new one) starts, given what a reload may have left behind. */
export function openEditor(
  stored: ShootDetail | null,
  prefill: Prefill,
  draft: Draft | null,
): Opening {
  const fresh: Base = stored
    ? baseOf(stored)
    : { stored: null, version: undefined, values: newForm(readerTimeZone(), prefill) };
  const isWorthIt = draft && (draft.pictures > 0 || !sameForm(draft.values, fresh.values));
  if (!isWorthIt) return { base: fresh, draft: null };
  return { base: draft.base ? { stored, ...draft.base } : fresh, draft };
}
