import { shootScheduleWords } from '@lensemble/messages/web/shoot-schedule';
import { Calendar } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx';
import { formatDate } from '@/lib/time/format.ts';
import { useEditorFields } from '../hooks/use-editor-form.ts';
import { DatePicker } from './date-picker.tsx';
import { ClearButton, SegmentFace, StripSegment, segmentStyles } from './strip-segment.tsx';

export function DateSegment({ shootId }: { shootId: string | null }) {
  const { control } = useEditorFields();
  const { field } = useController({ control, name: 'date' });
  const [open, setOpen] = useState(false);
  const date = field.value;
  const choose = (chosen: string | null) => {
    field.onChange(chosen);
    setOpen(false);
  };
  return (
    <StripSegment className="@min-[50rem]:min-w-40">
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger ref={field.ref} className={segmentStyles}>
          <SegmentFace
            icon={<Calendar className="size-4" aria-hidden />}
            label={shootScheduleWords('date')}
            placeholder={shootScheduleWords('chooseDate')}
            value={date && formatDate(date)}
            end={date ? 'clear' : 'menu'}
          />
        </PopoverTrigger>
        <PopoverContent
          aria-label={shootScheduleWords('chooseADate')}
          className="w-77"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const panel = event.currentTarget as HTMLElement;
            panel.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus();
          }}
        >
          <DatePicker shootId={shootId} value={date} onChoose={choose} />
        </PopoverContent>
      </Popover>
      {date && <ClearButton label={shootScheduleWords('clearDate')} onClick={() => choose(null)} />}
    </StripSegment>
  );
}
