import type { ReactNode } from 'react';
import type { ShootsByDay } from '@/features/shoots/lib/shoots-by-day.ts';
import type { PlainDate } from '@/lib/time/dates.ts';

/** What the week and the agenda show. */
export interface ViewProps {
  readonly days: ShootsByDay;
  readonly isLoading: boolean;
  readonly selected: PlainDate;
  readonly today: PlainDate;
  readonly onSelect: (date: PlainDate) => void;
  readonly switcher: ReactNode;
}
