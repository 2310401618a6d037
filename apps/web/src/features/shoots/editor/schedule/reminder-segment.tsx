import { shootScheduleWords } from '@lensemble/messages/web/shoot-schedule';
import { Bell } from 'lucide-react';
import { useController } from 'react-hook-form';
import { Select } from '@/components/ui/select.tsx';
import { useEditorFields } from '../hooks/use-editor-form.ts';
import {
  customReminderFrom,
  noReminder,
  type ReminderChoice,
  reminderChoices,
  reminderLabels,
} from '../lib/reminder.ts';
import { SegmentFace, StripSegment, segmentStyles } from './strip-segment.tsx';

const options = reminderChoices.map((value) => ({
  value,
  label: reminderLabels[value],
  separated: value === 'custom',
}));

export function ReminderSegment() {
  const { control, getValues } = useEditorFields();
  const { field } = useController({ control, name: 'reminder' });
  const choose = (choice: ReminderChoice) => {
    if (choice === field.value.choice) return;
    field.onChange(
      choice === 'custom'
        ? customReminderFrom(getValues(), field.value)
        : { ...noReminder, choice },
    );
  };
  return (
    <StripSegment className="@min-[50rem]:min-w-40">
      <Select
        aria-label={shootScheduleWords('reminder')}
        value={field.value.choice}
        onValueChange={choose}
        options={options}
        className={segmentStyles}
      >
        <SegmentFace
          icon={<Bell className="size-4" aria-hidden />}
          label={shootScheduleWords('reminder')}
          value={faceOf(field.value.choice)}
          labelIsName
        />
      </Select>
    </StripSegment>
  );
}

function faceOf(choice: ReminderChoice): string {
  return choice === 'custom' ? shootScheduleWords('custom') : reminderLabels[choice];
}
