import { useWatch } from 'react-hook-form';
import { cn } from '@/lib/cn.ts';
import { useEditorFields } from '../hooks/use-editor-form.ts';
import { anchorOf, sectionLabels } from '../section-bar/section-ids.ts';
import { SetUpSegment, StrikeSegment } from './around-segment.tsx';
import { BusyNotes } from './busy-notes.tsx';
import { DateSegment } from './date-segment.tsx';
import { DurationSegment } from './duration-segment.tsx';
import { ReminderSegment } from './reminder-segment.tsx';
import { StatusSegment } from './status-segment.tsx';
import { StripNotes } from './strip-notes.tsx';
import { TimeSegment } from './time-segment.tsx';

const strip =
  'flex w-fit max-w-full flex-wrap overflow-clip rounded-lg border border-line-field bg-veil backdrop-blur-lg';
const stripInTwoColumns =
  '@max-[50rem]:grid @max-[50rem]:w-full @max-[50rem]:grid-cols-2 *:@max-[50rem]:first:col-span-2 *:@max-[50rem]:last:nth-[even]:col-span-2';
/** Where text is twice as large on a phone. */
const stripInOneColumn = '@max-[16rem]:flex @max-[16rem]:flex-col @max-[16rem]:flex-nowrap';
/** Makes room for the date on the smallest phones. */
const stripWithoutIcons = '@max-[21.5rem]:[&>:not(:first-child)_[data-icon]]:hidden';

/**
 * The status and, except for ideas, date, time, duration, reminder, set-up and strike. The reminder needs a date; set-up and
 * strike need a time, since a day without one is taken whole.
 */
export function ScheduleStrip({ shootId }: { shootId: string | null }) {
  const { control } = useEditorFields();
  const [status, date, time] = useWatch({ control, name: ['status', 'date', 'time'] });
  const isPlanned = status !== 'idea';
  return (
    <section
      data-place="schedule"
      {...anchorOf('plan')}
      aria-label={sectionLabels.plan}
      className="@container outline-none"
    >
      <div className={cn(strip, stripInTwoColumns, stripInOneColumn, stripWithoutIcons)}>
        <StatusSegment />
        {isPlanned && (
          <>
            <DateSegment shootId={shootId} />
            <TimeSegment />
            <DurationSegment />
            {date !== null && <ReminderSegment />}
            {/* Last, because they come with the time: nothing moves away from a finger that aims at it. */}
            {time !== null && (
              <>
                <SetUpSegment />
                <StrikeSegment />
              </>
            )}
          </>
        )}
      </div>
      <StripNotes />
      {isPlanned && <BusyNotes />}
    </section>
  );
}
