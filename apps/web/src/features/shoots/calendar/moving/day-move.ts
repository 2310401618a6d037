import { formatTime } from '@lensemble/contract/clock';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { shootMoveWords } from '@lensemble/messages/web/shoot-moves';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { type AnyMove, moveMutation } from '@/features/shoots/lib/move-mutation.ts';
import type { PlainDate } from '@/lib/time/dates.ts';
import { formatDate } from '@/lib/time/format.ts';

export interface DayMove extends AnyMove {
  readonly to: Partial<Pick<ListedShoot, 'date' | 'time' | 'reminderTime'>>;
  /** What the toast adds to the title of the shoot. */
  readonly note?: string | undefined;
}

/** Moves a shoot to another day, and to a time if given. */
export function moveToDay(client: QueryClient, move: DayMove): void {
  const mutation = dayMoveMutation((back) => moveToDay(client, back));
  // The mutation itself tells the user about a refusal.
  new MutationObserver(client, mutation).mutate(move).catch(() => {});
}

function dayMoveMutation(moveBack: (move: DayMove) => void) {
  return moveMutation<DayMove>(
    {
      changeOf: ({ to }) => to,
      backOf: (from, { id, to }) => ({ id, to: valuesOf(from, to), isUndo: true }),
      movedText: ({ date, time }, { to, isUndo }) => {
        if (!date) return isUndo ? shootMoveWords('backToNoDate') : shootMoveWords('toNoDate');
        const day = to.time && time ? dayAndTime(date, time) : formatDate(date);
        return isUndo ? shootMoveWords('backToDay', { day }) : shootMoveWords('toDay', { day });
      },
      isNowText: ({ title, date }) =>
        date
          ? shootMoveWords('isOnDay', { title, day: formatDate(date) })
          : shootMoveWords('isWithoutDate', { title }),
      noteOf: ({ note }) => note,
    },
    moveBack,
  );
}

const dayAndTime = (date: PlainDate, time: string) =>
  shootMoveWords('dayAndTime', { day: formatDate(date), time: formatTime(time) });

/** The former values of the fields that a move changed. A reminder in the past cannot be set again. */
function valuesOf({ date, time, reminderTime }: ListedShoot, to: DayMove['to']): DayMove['to'] {
  const isToCome = reminderTime !== null && Date.parse(reminderTime) > Date.now();
  return {
    date,
    ...('time' in to && { time }),
    ...('reminderTime' in to && { reminderTime: isToCome ? reminderTime : null }),
  };
}
