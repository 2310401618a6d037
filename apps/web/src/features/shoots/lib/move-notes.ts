import { calendarMoveWords } from '@lensemble/messages/web/calendar-moves';
import { ifMailed } from '@/lib/session/if-mailed.ts';
import { joinSentences } from '@/lib/words/joined-texts.ts';

interface Effects {
  /** Participants know the old plan and get an email. */
  readonly isTold: boolean;
  /** Google Calendar has an event that follows. */
  readonly hasEvent: boolean;
  readonly isReminderRemoved?: boolean;
}

/** Whether Google Calendar has the event at this link. Without Google, the link is that of a downloaded file. */
export const isInGoogle = (eventUrl: string | null): boolean =>
  eventUrl !== null && !eventUrl.endsWith('.ics');

/** What a new day, time or place causes outside of the page; undefined if nothing. */
export function moveNotes(effects: Effects): string | undefined {
  const notes = [
    ...(effects.isTold ? [ifMailed(calendarMoveWords('emailed'))] : []),
    ...(effects.hasEvent ? [calendarMoveWords('eventUpdated')] : []),
    ...(effects.isReminderRemoved ? [calendarMoveWords('reminderRemoved')] : []),
  ];
  return joinSentences(notes) || undefined;
}
