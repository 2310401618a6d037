import { ShootScreen } from '@/features/shoots/components/shoot-screen.tsx';
import { useToday } from '@/features/shoots/hooks/use-today.ts';
import { upcomingSummary } from '@/features/shoots/lib/summary.ts';
import type { CalendarSplitProps } from './calendar-split.tsx';
import { CalendarSplit } from './calendar-split.tsx';

/** The month and its days, and nothing else. */
export function CalendarPage(view: Omit<CalendarSplitProps, 'shoots'>) {
  const today = useToday();
  return (
    <ShootScreen
      title="Calendar View"
      subtitle={(shoots) => upcomingSummary(shoots, today)}
      skeleton={<CalendarSplit isTall shoots={undefined} {...view} />}
    >
      {(shoots) => <CalendarSplit isTall shoots={shoots} {...view} />}
    </ShootScreen>
  );
}
