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
  /** The template that a new shoot is made from: that of the draft, or of the address. */
  readonly template: string | null;
}

/** What the address asks for. */
export interface Asked {
  readonly prefill: Prefill;
  readonly template: string | null;
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
  { prefill, template }: Asked,
  readDraft: (current: EditorForm) => Draft | null,
): Opening {
  const fresh = freshBase(stored, prefill);
  const draft = withAsked(readDraft(fresh.values), { prefill, template });
  const isWorthIt = draft && (draft.pictures > 0 || !sameForm(draft.values, fresh.values));
  if (!isWorthIt) return { base: fresh, draft: null, template };
  const base = draft.base ? { stored, ...draft.base } : fresh;
  return { base, draft, template: draft.template };
}

/** The draft of a new shoot with what the address asks for now, such as another template. What was typed stays. */
function withAsked(draft: Draft | null, asked: Asked): Draft | null {
  // A request that may have created the shoot must be repeated as it was.
  if (!draft?.start || draft.attempt) return draft;
  const template = asked.template ?? draft.template;
  const start = { ...draft.start, ...asked.prefill };
  if (sameForm(draft.start, start))
    return template === draft.template ? draft : { ...draft, template };
  const { form } = mergeForms({ base: draft.start, mine: draft.values, theirs: start });
  return { ...draft, start, values: form, template };
}
