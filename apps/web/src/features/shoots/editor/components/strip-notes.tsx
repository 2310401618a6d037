import { useFormState, useWatch } from 'react-hook-form';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { scheduleHints } from '@/features/shoots/editor/lib/schedule-hints.ts';
import { CustomReminder } from './custom-reminder.tsx';
import { ErrorText } from './error-text.tsx';
import { ZoneNote } from './zone-note.tsx';

const fields = ['status', 'date', 'time', 'timeZone', 'durationMinutes', 'reminder'] as const;

/** Below the strip: the fields of a custom reminder, what is wrong, and what is good to know. */
export function StripNotes() {
  const { control } = useEditorFields();
  const { errors } = useFormState({ control, name: fields });
  const [status, date, choice] = useWatch({ control, name: ['status', 'date', 'reminder.choice'] });
  const messages = fields.flatMap((field) => errors[field]?.message ?? []);
  if (status === 'idea' && messages.length === 0) return null;
  return (
    <div className="mt-3 grid gap-2 empty:hidden">
      {date !== null && choice === 'custom' && <CustomReminder />}
      {messages.map((message) => (
        <ErrorText key={String(message)}>{String(message)}</ErrorText>
      ))}
      <Hints />
      <ZoneNote />
    </div>
  );
}

function Hints() {
  const { control } = useEditorFields();
  const [date, time, timeZone, reminder] = useWatch({
    control,
    name: ['date', 'time', 'timeZone', 'reminder'],
  });
  return scheduleHints({ date, time, timeZone }, reminder, new Date()).map((hint) => (
    <p key={hint} className="text-ink-3 text-sm">
      {hint}
    </p>
  ));
}
