import type { NewShoot } from '@lensemble/contract/shoots';
import { useEffect, useRef, useState } from 'react';
import {
  type FieldErrors,
  type Resolver,
  type UseFormReturn,
  useForm,
  useFormContext,
} from 'react-hook-form';
import { checkForm, type FormErrors } from '@/features/shoots/editor/lib/check-form.ts';
import type { EditorForm } from '@/features/shoots/editor/lib/editor-form.ts';
import type { Opening } from '@/features/shoots/editor/lib/open-editor.ts';

/** The form of the editor. Valid values become a body of the API. */
export type EditorFormControl = UseFormReturn<EditorForm, unknown, NewShoot>;

export const useEditorFields = () => useFormContext<EditorForm, unknown, NewShoot>();

/** The form with the validation of the contract and, if present, the restored draft. */
export function useEditorForm(opening: Opening) {
  const base = useRef(opening.base);
  const [resolver] = useState(() => resolverFor(() => base.current.stored ?? undefined));
  const form = useForm<EditorForm, unknown, NewShoot>({
    defaultValues: opening.base.values,
    resolver,
    mode: 'onSubmit',
  });
  const { reset } = form;
  useEffect(() => {
    if (opening.draft) reset(opening.draft.values, { keepDefaultValues: true });
  }, [reset, opening]);
  return { form, base };
}

type Stored = Parameters<typeof checkForm>[1];

function resolverFor(stored: () => Stored): Resolver<EditorForm, unknown, NewShoot> {
  return (values) => {
    const checked = checkForm(values, stored());
    if ('body' in checked) return { values: checked.body, errors: {} };
    return { values: {}, errors: fieldErrorsOf(checked.errors) };
  };
}

function fieldErrorsOf(errors: FormErrors): FieldErrors<EditorForm> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, { type: 'rule', message }]),
  );
}
