import type { ListedShoot } from '@lensemble/contract/shoots';
import type { QueryClient } from '@tanstack/react-query';
import { getShootQuery } from '@/features/shoots/api/get-shoot.ts';
import { isToldOf } from '@/features/shoots/editor/lib/is-told-of.ts';
import { isInGoogle, moveNotes } from '@/features/shoots/lib/move-notes.ts';
import { type DayMove, moveToDay } from './day-move.ts';
import type { WantedMove } from './wanted-move.ts';

/** Whether people outside the team know when a shoot is: a move sends them emails. Asks the server if there is a crew. */
export async function isCrewTold(client: QueryClient, shoot: ListedShoot): Promise<boolean> {
  if (shoot.participantCount === 0) return false;
  return isToldOf(await client.fetchQuery({ ...getShootQuery(shoot.id), staleTime: 0 }));
}

export async function carryOut(
  client: QueryClient,
  wanted: WantedMove,
  isTold: boolean,
): Promise<void> {
  const move = await toMove(wanted, isTold);
  wanted.onMove?.();
  moveToDay(client, move);
}

async function toMove({ shoot, to }: WantedMove, isTold: boolean): Promise<DayMove> {
  const { id, reminderTime } = shoot;
  const effects = { isTold, hasEvent: isInGoogle(shoot.calendarEventUrl) };
  if (reminderTime === null) return { id, to, note: moveNotes(effects) };
  // Loads zod, and few shoots have a reminder.
  const { movedReminder } = await import('./moved-reminder.ts');
  const moved = movedReminder(shoot, to, new Date());
  const isSame = moved !== null && Date.parse(moved) === Date.parse(reminderTime);
  const note = moveNotes({ ...effects, isReminderRemoved: moved === null });
  return { id, to: isSame ? to : { ...to, reminderTime: moved }, note };
}
