import { YEAR_MAX } from '@lensemble/contract/constants';
import { shootScheduleWords } from '@lensemble/messages/web/shoot-schedule';
import { useFormState, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { ErrorText } from '../components/error-text.tsx';
import { useEditorFields } from '../hooks/use-editor-form.ts';
import { scheduleHints } from '../lib/schedule-hints.ts';
import { ZoneNote } from './zone-note.tsx';

const fields = [
  'status',
  'date',
  'time',
  'timeZone',
  'durationMinutes',
  'setUpMinutes',
  'strikeMinutes',
  'reminder',
] as const;

export function StripNotes() {
  const { control } = useEditorFields();
  const { errors } = useFormState({ control, name: fields });
  const [status, date, choice] = useWatch({ control, name: ['status', 'date', 'reminder.choice'] });
  const messages = fields.flatMap((field) => errors[field]?.message ?? []);
  return (
    <div className="mt-3 grid gap-2 empty:hidden">
      {date !== null && choice === 'custom' && <CustomReminder />}
      {messages.map((message) => (
        <ErrorText key={String(message)}>{String(message)}</ErrorText>
      ))}
      {!errors.reminder && <Hints />}
      {status !== 'idea' && <ZoneNote />}
    </div>
  );
}

/** Native inputs, because a custom reminder can be at any minute. */
function CustomReminder() {
  const { register } = useEditorFields();
  return (
    <div className="grid w-full max-w-100 grid-cols-2 gap-3">
      <Field label={shootScheduleWords('reminderDate')}>
        <Input type="date" max={`${YEAR_MAX}-12-31`} {...register('reminder.date')} />
      </Field>
      <Field label={shootScheduleWords('reminderTime')}>
        <Input type="time" {...register('reminder.time')} />
      </Field>
    </div>
  );
}

function Hints() {
  const { control } = useEditorFields();
  const [status, date, time, timeZone, reminder] = useWatch({
    control,
    name: ['status', 'date', 'time', 'timeZone', 'reminder'],
  });
  const hints = scheduleHints({ status, date, time, timeZone }, reminder, new Date());
  return hints.map((hint) => (
    <p key={hint} className="text-ink-3 text-sm">
      {hint}
    </p>
  ));
}
