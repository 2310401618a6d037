import type { ListedShoot } from '@lensemble/contract/shoots';
import { calendarWords } from '@lensemble/messages/web/calendar';
import { Link } from '@tanstack/react-router';
import { CalendarPlus } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { WordsAround } from '@/features/shoots/components/words-around.tsx';
import { cn } from '@/lib/cn.ts';
import type { PlainDate } from '@/lib/time/dates.ts';
import { formatLongDate } from '@/lib/time/long-dates.ts';
import { formatNumber } from '@/lib/words/numbers.ts';
import { EventCard } from './event-card.tsx';

interface DayPanelProps {
  date: PlainDate;
  today: PlainDate;
  /** Undefined while loading. */
  shoots: readonly ListedShoot[] | undefined;
}

export function DayPanel({ date, today, shoots }: DayPanelProps) {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return (
    <section
      aria-label={calendarWords('day')}
      className="flex flex-col md:panel md:p-4 print:hidden"
    >
      <header
        aria-live="polite"
        className="flex items-center justify-between gap-2 px-0.5 pt-3 pb-2 md:mb-3 md:h-7.5 md:px-2 md:py-0"
      >
        <h2 className="font-[620] text-lg leading-snug tracking-[-0.012em]">
          {calendarWords('eventsOn', { date: formatLongDate(date, !isThisYear) })}
        </h2>
        {shoots && shoots.length > 0 && (
          <span className="num font-[560] text-ink-3 text-xs">
            <WordsAround
              of={calendarWords.parts('shoots', {
                count: shoots.length,
                number: <span>{formatNumber(shoots.length)}</span>,
              })}
              className="sr-only"
            />
          </span>
        )}
      </header>
      <DayContent date={date} shoots={shoots} />
    </section>
  );
}

function DayContent({ date, shoots }: Pick<DayPanelProps, 'date' | 'shoots'>) {
  if (!shoots) {
    return (
      <div className="grid flex-1 grid-rows-2 gap-3">
        <Skeleton className="min-h-41 rounded-lg" />
      </div>
    );
  }
  if (shoots.length === 0) return <NoEvents date={date} />;
  return (
    <div className="relative flex-1 xl:min-h-86">
      {/* On wide screens, many events scroll within the height of the calendar beside them. */}
      <ul
        className={cn(
          'grid gap-3 xl:absolute xl:-inset-1 xl:overflow-y-auto xl:p-1',
          shoots.length <= 2 ? 'xl:grid-rows-2' : 'xl:auto-rows-[minmax(10.25rem,auto)]',
        )}
      >
        {shoots.map((shoot) => (
          <EventCard key={shoot.id} shoot={shoot} />
        ))}
      </ul>
    </div>
  );
}

function NoEvents({ date }: { date: PlainDate }) {
  return (
    <EmptyState
      bare
      icon={CalendarPlus}
      className="flex-1"
      title={calendarWords('noEvents')}
      action={
        <Button asChild>
          <Link to="/shoots/new" search={{ date }}>
            {calendarWords('plan')}
          </Link>
        </Button>
      }
    >
      {calendarWords('shownHere')}
    </EmptyState>
  );
}
