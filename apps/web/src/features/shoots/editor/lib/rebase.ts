import type { ShootDetail } from '@lensemble/contract/shoots';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sameForm } from './after-save.ts';
import { type ConflictField, differingFields } from './conflict.ts';
import { type EditorForm, formOf } from './editor-form.ts';
import type { Faces } from './faces.ts';
import { mergeForms } from './merge.ts';
import { type Base, baseOf } from './open-editor.ts';
import { zonesFrom } from './place-zone.ts';
import { withStoredIds } from './stored-ids.ts';

type Form = Pick<UseFormReturn<EditorForm, unknown, never>, 'reset'>;
type ReadableForm = Form & { getValues: () => EditorForm };

/** Bases the editing on `stored`. `written` are the values of the form, which may differ from it. */
export function rebase(
  form: Form,
  base: RefObject<Base>,
  stored: ShootDetail,
  written: EditorForm,
): void {
  const next = baseOf(stored);
  const participants = withStoredIds(written.participants, next.values.participants);
  const values = { ...written, participants };
  base.current = next;
  form.reset(next.values);
  if (!sameForm(values, next.values)) form.reset(values, { keepDefaultValues: true });
}

/**
 * Merges another member's version into the form.
 *
 * @param faces the locations that either side may have chosen
 * @returns the fields that changed in the form; null, without any change, if there are conflicts
 */
export function mergeNewer(
  form: ReadableForm,
  base: RefObject<Base>,
  newer: ShootDetail,
  faces: Faces,
): readonly ConflictField[] | null {
  const mine = structuredClone(form.getValues());
  const versions = { base: base.current.values, mine, theirs: formOf(newer) };
  const { form: merged, conflicts } = mergeForms(versions, {}, zonesFrom(faces, newer));
  if (conflicts.length > 0) return null;
  rebase(form, base, newer, merged);
  return differingFields(mine, merged);
}
