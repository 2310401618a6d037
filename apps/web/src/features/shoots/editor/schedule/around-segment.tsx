import { aroundWords } from '@lensemble/messages/web/around-shoot';
import { ArrowLeftToLine, ArrowRightToLine, type LucideIcon } from 'lucide-react';
import { useController } from 'react-hook-form';
import { Select } from '@/components/ui/select.tsx';
import { useEditorFields } from '../hooks/use-editor-form.ts';
import { aroundText } from '../lib/around-shoot.ts';
import { aroundSlots } from '../lib/time-slots.ts';
import { SegmentFace, StripSegment, segmentStyles } from './strip-segment.tsx';

interface AroundSegmentProps {
  readonly name: 'setUpMinutes' | 'strikeMinutes';
  readonly label: string;
  readonly icon: LucideIcon;
}

function AroundSegment({ name, label, icon: Icon }: AroundSegmentProps) {
  const { control } = useEditorFields();
  const { field } = useController({ control, name });
  return (
    <StripSegment className="min-w-34">
      <Select
        aria-label={label}
        value={String(field.value)}
        onValueChange={(minutes) => field.onChange(Number(minutes))}
        options={aroundSlots}
        className={segmentStyles}
      >
        <SegmentFace
          icon={<Icon className="size-4" aria-hidden />}
          label={label}
          value={aroundText(field.value)}
          labelIsName
        />
      </Select>
    </StripSegment>
  );
}

export const SetUpSegment = () => (
  <AroundSegment name="setUpMinutes" label={aroundWords('set-up')} icon={ArrowLeftToLine} />
);

export const StrikeSegment = () => (
  <AroundSegment name="strikeMinutes" label={aroundWords('strike')} icon={ArrowRightToLine} />
);
