import type { AskedDays, AskedMember } from './rows/asked.ts';
import { firstDay, isUrgentFor, type Told } from './told.ts';

/** What a member on the crew is told when an email asks them: a call sheet, or the dates of a poll. */
export function readAsked(asked: AskedMember, now: Date): Told {
  const { teamId, shootId, participantId, userId, senderId, title, isForDates, ...plan } = asked;
  const event = isForDates ? 'askedDates' : 'asked';
  const { date, time, timeZone, place } = plan;
  return {
    ...{ teamId, shootId, event, to: { userIds: [userId] }, author: { userId: senderId } },
    details: {
      ...senderIn(asked),
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

const senderIn = ({ sender, senderId }: AskedMember) => ({
  ...(sender !== null && { people: [sender] }),
  ...(senderId !== null && { personId: senderId }),
});

/** What a member on the crew is told when an email has all their shoots at a convention: once, with the first of them. */
export function readAskedDays({ conventionId, title, shoots }: AskedDays, now: Date): Told {
  const [first] = shoots;
  const { teamId, userId, senderId, date, time, timeZone, place } = first;
  return {
    ...{ teamId, shootId: null, subjectId: conventionId, event: 'sentDays' },
    to: { userIds: [userId] },
    author: { userId: senderId },
    details: { ...senderIn(first), title, plan: { date, time, timeZone, place } },
    group: { key: `sentDays/${conventionId}/${userId}`, adds: 'last' },
    isUrgent: isUrgentFor('sentDays', shoots, now),
    isMailed: true,
    day: firstDay(shoots),
    at: now,
  };
}
