import { YEAR_MAX } from '@lensemble/contract/constants';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';

/** Date and time of a custom reminder; the browser's own fields, as any minute can be meant. */
export function CustomReminder() {
  const { register } = useEditorFields();
  return (
    <div className="grid w-full max-w-100 grid-cols-2 gap-3">
      <Field label="Reminder date">
        <Input type="date" max={`${YEAR_MAX}-12-31`} {...register('reminder.date')} />
      </Field>
      <Field label="Reminder time">
        <Input type="time" {...register('reminder.time')} />
      </Field>
    </div>
  );
}
