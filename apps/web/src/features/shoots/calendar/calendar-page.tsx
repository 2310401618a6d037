import { type Filtering, ShootScreen } from '@/features/shoots/components/shoot-screen.tsx';
import { useToday } from '@/features/shoots/hooks/use-today.ts';
import { upcomingSummary } from '@/features/shoots/lib/upcoming-summary.ts';
import { CalendarSplit, type CalendarSplitProps } from './calendar-split.tsx';

interface CalendarPageProps extends Omit<CalendarSplitProps, 'shoots'>, Filtering {}

export function CalendarPage({ filters, onFiltersChange, ...view }: CalendarPageProps) {
  const today = useToday();
  return (
    <ShootScreen
      {...{ filters, onFiltersChange }}
      hasStatuses
      title="Calendar View"
      subtitle={(shoots) => upcomingSummary(shoots, today)}
      skeleton={<CalendarSplit isTall shoots={undefined} {...view} />}
    >
      {(shoots) => <CalendarSplit isTall shoots={shoots} {...view} />}
    </ShootScreen>
  );
}
