import { FrameRing } from '@/components/calendar/today-ring.tsx';
import { shortWeekday } from '@/lib/time/long-dates.ts';

/** The day as on a calendar sheet. Hidden from screen readers: show the date beside it. */
export function DayMark({ date, isBest }: { date: string; isBest: boolean }) {
  return (
    <span className="relative grid w-14 justify-items-center py-1" aria-hidden>
      {isBest && <FrameRing className="-inset-x-1 -inset-y-0.5 h-[calc(100%+0.25rem)] w-16" />}
      <small className="text-ink-2 text-xs leading-tight">{shortWeekday(date)}</small>
      <b className="num font-bold font-display text-xl leading-tight">{Number(date.slice(8))}</b>
    </span>
  );
}
