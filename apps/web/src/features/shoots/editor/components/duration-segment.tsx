import { Hourglass } from 'lucide-react';
import { useController } from 'react-hook-form';
import { Select } from '@/components/ui/select.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { durationSlots } from '@/features/shoots/editor/lib/time-slots.ts';
import { formatDuration } from '@/lib/format.ts';
import { SegmentFace, StripSegment, segmentStyles } from './strip-segment.tsx';

export function DurationSegment() {
  const { control } = useEditorFields();
  const { field } = useController({ control, name: 'durationMinutes' });
  return (
    <StripSegment className="min-w-34">
      <Select
        aria-label="Duration"
        value={String(field.value)}
        onValueChange={(minutes) => field.onChange(Number(minutes))}
        options={durationSlots}
        className={segmentStyles}
      >
        <SegmentFace
          icon={<Hourglass className="size-4" aria-hidden />}
          label="Duration"
          value={formatDuration(field.value)}
          labelIsName
        />
      </Select>
    </StripSegment>
  );
}
