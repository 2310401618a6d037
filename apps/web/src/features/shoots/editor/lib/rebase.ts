import type { ShootDetail } from '@lensemble/contract/shoots';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sameForm } from './after-save.ts';
import type { EditorForm } from './editor-form.ts';
import type { Base } from './open-editor.ts';
import { baseOf } from './open-editor.ts';

type Form = Pick<UseFormReturn<EditorForm, unknown, never>, 'reset'>;

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
