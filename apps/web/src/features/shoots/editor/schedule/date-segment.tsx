import { shootScheduleWords } from '@lensemble/messages/web/shoot-schedule';
import { Calendar } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx';
import { cn } from '@/lib/cn.ts';
import { formatDate } from '@/lib/time/format.ts';
import { useBusy } from '../busy/busy-context.ts';
import { useEditorFields } from '../hooks/use-editor-form.ts';
import { BusyDatePicker } from './busy-date-picker.tsx';
import { ClearButton, SegmentFace, StripSegment, segmentStyles } from './strip-segment.tsx';

/** The height of a month with the longest reasons of a day. */
const WHOLE_PX = 760;

const conflictStyles =
  'status-planning after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-st [&_[data-icon]]:text-st-text';

export function DateSegment({ shootId }: { shootId: string | null }) {
  const { control } = useEditorFields();
  const { field } = useController({ control, name: 'date' });
  const [open, setOpen] = useState(false);
  const date = field.value;
  const isInConflict = useBusy()?.conflicts.length;
  const choose = (chosen: string | null) => {
    field.onChange(chosen);
    setOpen(false);
  };
  return (
    <StripSegment className={cn('@min-[50rem]:min-w-40', isInConflict && conflictStyles)}>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger
          ref={field.ref}
          className={segmentStyles}
          onClick={({ currentTarget }) => {
            const room = window.innerHeight - currentTarget.getBoundingClientRect().bottom;
            // Small windows have room for the whole month only below the top of the page.
            if (room < WHOLE_PX) currentTarget.scrollIntoView({ block: 'start' });
          }}
        >
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
          // The focused day stays above the reasons, which stay in view.
          className="w-93 scroll-pb-56"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const panel = event.currentTarget as HTMLElement;
            const day = panel.querySelector<HTMLElement>('[data-date][tabindex="0"]');
            day?.focus();
            // The panel gets its place and its height after that.
            requestAnimationFrame(() => day?.scrollIntoView({ block: 'nearest' }));
          }}
        >
          <BusyDatePicker shootId={shootId} value={date} onChoose={choose} />
        </PopoverContent>
      </Popover>
      {date && <ClearButton label={shootScheduleWords('clearDate')} onClick={() => choose(null)} />}
    </StripSegment>
  );
}
