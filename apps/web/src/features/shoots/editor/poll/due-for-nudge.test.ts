import type { ParticipantCall } from '@lensemble/contract/calls';
import type { Voter } from '@lensemble/contract/date-polls';
import { expect, test } from 'vitest';
import { participantCall } from '@/testing/participant-call.ts';
import { dueForNudge } from './due-for-nudge.ts';

const NOW = new Date('2126-11-10T12:00:00Z');

const call = (participantId: string, known: Partial<ParticipantCall> = {}) =>
  participantCall(participantId, { state: 'sent', isPlanSent: true, ...known });

const person = (participantId: string, answers: Voter['answers'] = {}): Voter => ({
  participantId,
  name: participantId,
  avatarUrl: null,
  isYou: false,
  answers,
  note: null,
});

test('a nudge is due to people who were asked by email, have answered to no date, and were not nudged today', () => {
  const calls = [
    call('silent'),
    call('opened', { state: 'opened' }),
    call('answered'),
    call('not asked', { state: 'notSent' }),
    call('no address', { mailbox: 'none' }),
    call('nudged', { nudgedAt: '2126-11-10T09:00:00Z' }),
    call('nudged before', { nudgedAt: '2126-11-08T09:00:00Z' }),
  ];
  const people = calls.map(({ participantId }) =>
    person(participantId, participantId === 'answered' ? { 'a date': 'no' } : {}),
  );
  expect(dueForNudge({ people }, calls, NOW)).toEqual(['silent', 'opened', 'nudged before']);
});
