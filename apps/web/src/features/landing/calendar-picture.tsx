import { StatusDot } from '@/components/status.tsx';
import { TodayRing } from '@/components/today-ring.tsx';
import { cn } from '@/lib/cn.ts';
import { frameStyles } from './act.tsx';
import { CutPicture } from './cut-picture.tsx';
import type { SampleDay } from './samples.ts';
import { sampleDays, sampleToday } from './samples.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const days = Array.from({ length: 30 }, (_, index) => index + 1);
const quiet: SampleDay = { dots: [] };

/** A month of the calendar, with a frame on every day that has a picture. */
export function CalendarPicture() {
  return (
    <div className={cn(frameStyles, 'p-3 md:p-4')}>
      <b className="block px-1 pb-3 font-[620] text-lg tracking-[-0.012em]">November 2026</b>
      <div className="grid grid-cols-7 gap-1 md:gap-1.5">
        {weekdays.map((day) => (
          <span key={day} className="px-1 font-[560] text-ink-3 text-xs md:px-2">
            {day}
          </span>
        ))}
        {days.map((day) => (
          <Day key={day} day={day} {...(sampleDays[day] ?? quiet)} />
        ))}
      </div>
    </div>
  );
}

function Day({ day, picture, dots, more }: SampleDay & { day: number }) {
  const today = day === sampleToday;
  return (
    <div
      className={cn(
        'relative isolate flex aspect-square flex-col justify-between overflow-hidden rounded-sm p-1 md:aspect-[1/0.9] md:rounded-md md:p-2',
        picture ? 'text-photo-text' : 'bg-hover text-ink-2',
        today && 'overflow-visible outline-2 outline-ink outline-offset-2',
      )}
    >
      {picture && (
        <>
          <CutPicture
            name={picture}
            cut="frame"
            sizes="(width >= 64rem) 90px, 13vw"
            className="absolute inset-0 -z-1 h-full rounded-sm md:rounded-md"
          />
          <span className="photo-scrim absolute inset-x-0 top-0 -z-1 h-2/3 rotate-180 rounded-b-sm opacity-55 md:rounded-b-md" />
        </>
      )}
      <span className="num relative self-start font-semibold text-xs md:text-sm">
        {day}
        {today && <TodayRing className="-top-2 -left-2.5" />}
      </span>
      <span className="flex items-center gap-0.5 md:gap-1 max-sm:[&>*:nth-child(n+3)]:hidden">
        {dots.map((status, index) => (
          <StatusDot
            // biome-ignore lint/suspicious/noArrayIndexKey: dots of one status are alike, and never change
            key={index}
            status={status}
            className={cn('max-sm:size-1.5', picture && 'bg-st-photo')}
          />
        ))}
        {more && <span className="num text-xs">+{more}</span>}
      </span>
    </div>
  );
}
