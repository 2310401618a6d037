import type { ListedShoot } from '@lensemble/contract/shoots';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import type { PlainDate } from '@/lib/time/dates.ts';
import { CalendarContext, type PlanStart } from './calendar-context.ts';
import { useDayMove } from './moving/use-day-move.ts';
import type { WantedMove } from './moving/wanted-move.ts';

const MoveDialog = lazyDialog(() => import('./moving/move-dialog.tsx'));
const MoveQuestion = lazyDialog(() => import('./moving/move-question.tsx'));

interface CalendarActsProps {
  onSelect: (date: PlainDate) => Promise<void>;
  /** Whether a shoot that the dialog moves takes the selected day along. */
  isFollowing?: boolean;
  children: ReactNode;
}

/** What can be done in every view of the calendar: move a shoot to another day, and plan a new one. */
export function CalendarActs({ onSelect, isFollowing = true, children }: CalendarActsProps) {
  const navigate = useNavigate();
  const { move: moveToDay, asked, answer } = useDayMove();
  const [landing] = useState(() => new Set<string>());
  const [moved, chooseDay] = useState<ListedShoot | null>(null);
  const arriving = useRef<string | null>(null);

  const plan = async ({ duration, ...start }: PlanStart) => {
    await onSelect(start.date);
    const search = { ...start, ...(duration && { duration: String(duration) }) };
    await navigate({ to: '/shoots/new', search });
  };
  const move = (wanted: WantedMove) =>
    moveToDay({
      ...wanted,
      onMove: () => {
        landing.add(wanted.shoot.id);
        wanted.onMove?.();
      },
    });
  const moveTo = (shoot: ListedShoot, date: PlainDate) =>
    move({
      shoot,
      to: { date },
      onMove: () => {
        arriving.current = shoot.id;
        if (isFollowing) void onSelect(date);
      },
    });
  return (
    <CalendarContext
      value={{ move, chooseDay, plan: (start) => void plan(start), arriving, landing }}
    >
      {children}
      {moved && (
        <MoveDialog
          shoot={moved}
          onChoose={(date) => moveTo(moved, date)}
          onClose={() => chooseDay(null)}
        />
      )}
      {asked && <MoveQuestion wanted={asked} onAnswer={answer} onClose={() => answer(false)} />}
    </CalendarContext>
  );
}
