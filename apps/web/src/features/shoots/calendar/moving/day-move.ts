import { formatTime } from '@lensemble/contract/clock';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { type AnyMove, moveMutation } from '@/features/shoots/lib/move-mutation.ts';
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
      placeOf: ({ date, time }, { to }) => {
        const day = date ? formatDate(date) : 'no date';
        return to.time && time ? `${day}, ${formatTime(time)}` : day;
      },
      whereIs: ({ date }) => (date ? `on ${formatDate(date)}` : 'without a date'),
      noteOf: ({ note }) => note,
    },
    moveBack,
  );
}

/** The former values of the fields that a move changed. A reminder in the past cannot be set again. */
function valuesOf({ date, time, reminderTime }: ListedShoot, to: DayMove['to']): DayMove['to'] {
  const isToCome = reminderTime !== null && Date.parse(reminderTime) > Date.now();
  return {
    date,
    ...('time' in to && { time }),
    ...('reminderTime' in to && { reminderTime: isToCome ? reminderTime : null }),
  };
}
