import type { AskedMember } from './rows/asked.ts';
import { isUrgentFor, type Told } from './told.ts';

/** What a member on the crew is told when an email asks them: a call sheet, or the dates of a poll. */
export function readAsked(asked: AskedMember, now: Date): Told {
  const { teamId, shootId, participantId, userId, senderId, sender, title, isForDates, ...plan } =
    asked;
  const event = isForDates ? 'askedDates' : 'asked';
  const { date, time, timeZone, place } = plan;
  return {
    ...{ teamId, shootId, event, to: { userIds: [userId] }, author: { userId: senderId } },
    details: {
      ...(sender !== null && { people: [sender] }),
      ...(senderId !== null && { personId: senderId }),
      title,
      ...(!isForDates && { plan: { date, time, timeZone, place } }),
    },
    group: { key: `asked/${shootId}/${participantId}`, adds: 'last' },
    isUrgent: isUrgentFor(event, [plan], now),
    isMailed: true,
    day: date,
    at: now,
  };
}
