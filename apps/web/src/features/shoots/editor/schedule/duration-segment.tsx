import { shootScheduleWords } from '@lensemble/messages/web/shoot-schedule';
import { Hourglass } from 'lucide-react';
import { useController } from 'react-hook-form';
import { Select } from '@/components/ui/select.tsx';
import { formatDuration } from '@/lib/time/format.ts';
import { useEditorFields } from '../hooks/use-editor-form.ts';
import { durationSlots } from '../lib/time-slots.ts';
import { SegmentFace, StripSegment, segmentStyles } from './strip-segment.tsx';

export function DurationSegment() {
  const { control } = useEditorFields();
  const { field } = useController({ control, name: 'durationMinutes' });
  return (
    <StripSegment className="min-w-34">
      <Select
        aria-label={shootScheduleWords('duration')}
        value={String(field.value)}
        onValueChange={(minutes) => field.onChange(Number(minutes))}
        options={durationSlots}
        className={segmentStyles}
      >
        <SegmentFace
          icon={<Hourglass className="size-4" aria-hidden />}
          label={shootScheduleWords('duration')}
          value={formatDuration(field.value)}
          labelIsName
        />
      </Select>
    </StripSegment>
  );
}
