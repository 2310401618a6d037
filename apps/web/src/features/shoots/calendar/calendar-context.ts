import type { ListedShoot } from '@lensemble/contract/shoots';
import { createContext, type RefObject, useContext } from 'react';
import type { PlainDate } from '@/lib/time/dates.ts';
import type { WantedMove } from './moving/wanted-move.ts';

/** Where a new shoot begins. */
export interface PlanStart {
  readonly date: PlainDate;
  /** `HH:MM` */
  readonly time?: string;
  /** In minutes. */
  readonly duration?: number;
}

export interface CalendarValue {
  readonly move: (wanted: WantedMove) => void;
  /** Opens the dialog that moves a shoot to another day. */
  readonly chooseDay: (shoot: ListedShoot) => void;
  /** Opens a new shoot. On the way back, its day is selected. */
  readonly plan: (start: PlanStart) => void;
  /** The id of a shoot about to appear on another day. */
  readonly arriving: RefObject<string | null>;
  /** The ids of shoots that have been moved, to be marked where they appear. */
  readonly landing: Set<string>;
}

export const CalendarContext = createContext<CalendarValue | null>(null);

export function useCalendar(): CalendarValue {
  const calendar = useContext(CalendarContext);
  if (!calendar) throw new Error('useCalendar must be used within a CalendarActs');
  return calendar;
}
