import type { ShootDetail } from '@lensemble/contract/shoots';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sameForm } from './after-save.ts';
import type { ConflictField } from './conflict.ts';
import { differingFields } from './conflict.ts';
import type { EditorForm } from './editor-form.ts';
import { formOf } from './editor-form.ts';
import type { Faces } from './faces.ts';
import { mergeForms } from './merge.ts';
import type { Base } from './open-editor.ts';
import { baseOf } from './open-editor.ts';
import { zonesFrom } from './place-zone.ts';

type Form = Pick<UseFormReturn<EditorForm, unknown, never>, 'reset'>;
type ReadableForm = Form & { getValues: () => EditorForm };

/** From here on the editing starts from `stored`; `values` are what the form shows, changed or not. */
export function rebase(
  form: Form,
  base: RefObject<Base>,
  stored: ShootDetail,
  values: EditorForm,
): void {
  const next = baseOf(stored);
  base.current = next;
  form.reset(next.values);
  if (!sameForm(values, next.values)) form.reset(values, { keepDefaultValues: true });
}

/**
 * Brings what somebody else has saved meanwhile into the form, unless both have changed the same thing.
 *
 * @param faces what is known of the locations that either may have chosen
 * @returns the fields that came into the form; null, with nothing done, where somebody has to be asked
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
