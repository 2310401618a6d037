import type { ShootDetail } from '@lensemble/contract/shoots';
import { type RefObject, useEffect } from 'react';
import { sameForm } from '@/features/shoots/editor/lib/after-save.ts';
import { formOf } from '@/features/shoots/editor/lib/editor-form.ts';
import type { Base } from '@/features/shoots/editor/lib/open-editor.ts';
import { rebase } from '@/features/shoots/editor/lib/rebase.ts';
import type { EditorFormControl } from './use-editor-form.ts';

/** Shows a newer version of the shoot as soon as it is loaded. If the form has changes, the next save handles it. */
export function useNewerVersion(
  shoot: ShootDetail | null,
  form: EditorFormControl,
  base: RefObject<Base>,
): void {
  useEffect(() => {
    const { version, values } = base.current;
    if (!shoot || version === undefined || shoot.version < version) return;
    const isNews = shoot.version > version || !sameForm(formOf(shoot), values);
    if (!isNews) return;
    const isUntouched = sameForm(form.getValues(), values);
    if (isUntouched) rebase(form, base, shoot, formOf(shoot));
  }, [shoot, form, base]);
}
