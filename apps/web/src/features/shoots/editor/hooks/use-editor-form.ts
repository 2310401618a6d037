import type { NewShoot } from '@lensemble/contract/shoots';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type FieldErrors,
  type Resolver,
  type UseFormReturn,
  useForm,
  useFormContext,
  useWatch,
} from 'react-hook-form';
import { checkForm, type FormErrors } from '@/features/shoots/editor/lib/check-form.ts';
import { type EditorForm, reminderAfterZone } from '@/features/shoots/editor/lib/editor-form.ts';
import type { Base, Opening } from '@/features/shoots/editor/lib/open-editor.ts';

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
  useReminderAfterZone(form, base);
  useReminderRefusal(form);
  return { form, base };
}

/** Adapts the reminder when the zone changes, by a choice of the user or of a place. */
function useReminderAfterZone(
  { control, getValues, setValue }: EditorFormControl,
  base: RefObject<Base>,
) {
  const timeZone = useWatch({ control, name: 'timeZone' });
  const left = useRef(timeZone);
  useEffect(() => {
    if (timeZone === left.current) return;
    const values = getValues();
    const next = reminderAfterZone(values, left.current, base.current.stored);
    left.current = timeZone;
    if (next !== values.reminder) setValue('reminder', next, { shouldDirty: true });
  }, [timeZone, getValues, setValue, base]);
}

const decidesReminder = ['date', 'time', 'timeZone', 'reminder'] as const;

/** Why a reminder was refused holds until its plan changes. From then on, the hints say what is wrong with the new one. */
function useReminderRefusal({ subscribe, clearErrors }: EditorFormControl) {
  useEffect(
    () =>
      subscribe({
        name: decidesReminder,
        formState: { values: true },
        callback: () => clearErrors('reminder'),
      }),
    [subscribe, clearErrors],
  );
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
