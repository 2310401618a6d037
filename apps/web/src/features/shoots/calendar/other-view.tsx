import { type ReactNode, Suspense, useMemo } from 'react';
import { useToday } from '@/features/shoots/hooks/use-today.ts';
import { shootsByDay } from '@/features/shoots/lib/shoots-by-day.ts';
import type { PlainDate } from '@/lib/time/dates.ts';
import { CalendarActs } from './calendar-acts.tsx';
import type { CalendarSplitProps } from './calendar-split.tsx';
import type { CalendarView } from './calendar-views.ts';
import { AgendaView, WeekView } from './late-views.ts';
import { ViewSkeleton } from './view-skeleton.tsx';

const views = { week: WeekView, agenda: AgendaView } as const;

interface OtherViewProps extends Pick<CalendarSplitProps, 'shoots' | 'date' | 'onDateChange'> {
  view: Exclude<CalendarView, 'month'>;
  switcher: ReactNode;
}

/** The week or the agenda, which take the whole width. Their code loads when they are shown. */
export function OtherView({ view, shoots, date, onDateChange, switcher }: OtherViewProps) {
  const today = useToday();
  const days = useMemo(() => shootsByDay(shoots ?? []), [shoots]);
  const select = (day: PlainDate) => onDateChange(day === today ? undefined : day);
  const View = views[view];
  return (
    // The agenda would begin at the new day and hide what comes before it.
    <CalendarActs onSelect={select} isFollowing={view !== 'agenda'}>
      <Suspense fallback={<ViewSkeleton view={view} switcher={switcher} />}>
        <View
          days={days}
          isLoading={shoots === undefined}
          selected={date ?? today}
          today={today}
          onSelect={(day) => void select(day)}
          switcher={switcher}
        />
      </Suspense>
    </CalendarActs>
  );
}
