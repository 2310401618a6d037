import type { ParticipantCall } from '@lensemble/contract/calls';
import { expect, test } from 'vitest';
import { participantCall } from '@/testing/participant-call.ts';
import { standingWords } from './sending-words.ts';

const unknown = participantCall('dana');
const now = new Date('2026-11-20T12:00:00Z');
const moved = { before: '2026-11-21', now: '2026-11-22' };

test.each<[Partial<ParticipantCall>, string | RegExp]>([
  [{}, 'Not sent'],
  [{ mailbox: 'none' }, 'No email address'],
  [{ mailbox: 'refused' }, 'The last email was refused'],
  [{ isOnItsWay: true, mailbox: 'refused' }, 'On its way'],
  [{ state: 'yes', isOff: true }, 'The personal link is off'],
  [{ state: 'opened', at: now.toISOString() }, /^Opened · today, \d{1,2}:\d\d [AP]M$/],
  [{ state: 'yes', at: '2026-01-05T12:00:00Z' }, /^Yes · Jan 5, \d{1,2}:\d\d [AP]M$/],
  [{ state: 'yes', at: '2025-01-05T12:00:00Z' }, /^Yes · Jan 5, 2025, /],
  [{ state: 'askedAgain', changes: { date: moved } }, 'Asked again · the date has moved'],
  [
    { state: 'askedAgain', changes: { date: moved, arrival: moved } },
    'Asked again · the plan has changed',
  ],
  [{ state: 'maybe', mailbox: 'unsubscribed' }, 'Maybe · Does not want emails from this team'],
])('what is known of a participant %j', (known, words) => {
  const said = standingWords({ ...unknown, ...known }, now);
  if (typeof words === 'string') expect(said).toBe(words);
  else expect(said.replace(/\u202f/g, ' ')).toMatch(words);
});
