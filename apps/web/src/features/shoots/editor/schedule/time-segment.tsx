import { formatTime } from '@lensemble/contract/clock';
import { shootScheduleWords } from '@lensemble/messages/web/shoot-schedule';
import { Clock } from 'lucide-react';
import { useController } from 'react-hook-form';
import { Select } from '@/components/ui/select.tsx';
import { useEditorFields } from '../hooks/use-editor-form.ts';
import { START_WITHOUT_TIME } from '../lib/reminder.ts';
import { timeChoices } from '../lib/time-slots.ts';
import { nearestTime } from '../lib/typed-time.ts';
import { SegmentFace, StripSegment, segmentStyles } from './strip-segment.tsx';

export function TimeSegment() {
  const { control } = useEditorFields();
  const { field } = useController({ control, name: 'time' });
  const time = field.value;
  const choices = timeChoices(time);
  return (
    <StripSegment isMissing={time === null} className="min-w-36">
      <Select
        aria-label={shootScheduleWords('time')}
        value={time}
        onValueChange={(chosen) => field.onChange(chosen || null)}
        options={choices}
        valueOfTyped={(typed) => nearestTime(choices, typed)}
        openAt={START_WITHOUT_TIME}
        className={segmentStyles}
      >
        <SegmentFace
          icon={<Clock className="size-4" aria-hidden />}
          label={shootScheduleWords('time')}
          placeholder={shootScheduleWords('chooseTime')}
          value={time && formatTime(time)}
          labelIsName
        />
      </Select>
    </StripSegment>
  );
}
