import type { ShootDetail } from '@lensemble/contract/shoots';
import { sameForm } from './after-save.ts';
import type { Draft } from './draft-storage.ts';
import { type EditorForm, formOf, newForm, type Prefill } from './editor-form.ts';
import { mergeForms } from './merge.ts';
import { readerTimeZone } from './time-zones.ts';

/** The version that the editing is based on: the value of `If-Match` and the form of that version. */
export interface Base {
  /** The shoot as last loaded; null for a new shoot. */
  readonly stored: ShootDetail | null;
  readonly version: number | undefined;
  readonly values: EditorForm;
}

export function baseOf(stored: ShootDetail): Base {
  return { stored, version: stored.version, values: formOf(stored) };
}

export interface Opening {
  readonly base: Base;
  /** A draft to restore. The base is then the version that the draft is based on. */
  readonly draft: Draft | null;
}

function freshBase(stored: ShootDetail | null, prefill: Prefill): Base {
  if (stored) return baseOf(stored);
  return { stored: null, version: undefined, values: newForm(readerTimeZone(), prefill) };
}

/**
 * The initial state of the editor; `stored` is null for a new shoot.
 *
 * @param readDraft reads a stored draft, given the form without it
 */
export function openEditor(
  stored: ShootDetail | null,
  prefill: Prefill,
  readDraft: (current: EditorForm) => Draft | null,
): Opening {
  const fresh = freshBase(stored, prefill);
  const draft = withPrefill(readDraft(fresh.values), prefill);
  const isWorthIt = draft && (draft.pictures > 0 || !sameForm(draft.values, fresh.values));
  if (!isWorthIt) return { base: fresh, draft: null };
  return { base: draft.base ? { stored, ...draft.base } : fresh, draft };
}

/** The draft of a new shoot with what the address asks for now, such as another template. What was typed stays. */
function withPrefill(draft: Draft | null, prefill: Prefill): Draft | null {
  // A request that may have created the shoot must be repeated as it was.
  if (!draft?.start || draft.attempt) return draft;
  const start = { ...draft.start, ...prefill };
  if (sameForm(draft.start, start)) return draft;
  const { form } = mergeForms({ base: draft.start, mine: draft.values, theirs: start });
  return { ...draft, start, values: form };
}
