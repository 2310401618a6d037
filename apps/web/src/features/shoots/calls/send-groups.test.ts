import { expect, test } from 'vitest';
import { participantCall as call } from '@/testing/participant-call.ts';
import { everyoneName, idsIn, isGroup, whyNoOne, withoutSender } from './send-groups.ts';

const calls = [
  call('again', { state: 'askedAgain' }),
  call('new', {}),
  call('waiting', { isOnItsWay: true }),
  call('opened', { state: 'opened', isPlanSent: true }),
  call('yes', { state: 'yes', isPlanSent: true }),
  call('no', { state: 'no' }),
  call('refused', { mailbox: 'refused' }),
  call('no address', { mailbox: 'none' }),
  call('unsubscribed', { mailbox: 'unsubscribed' }),
  call('off', { isOff: true }),
];

test('people who have not received the plan are those whom no email told it and who have not answered it', () => {
  expect(idsIn('unsent', calls)).toEqual(['again', 'new', 'no', 'refused']);
});

test('a group has only people who can get emails', () => {
  expect(idsIn('noAnswer', calls)).toEqual(['again', 'new', 'waiting', 'opened', 'refused']);
  expect(idsIn('everyone', calls)).toHaveLength(7);
});

test('the group of all says if some of the crew are not in it', () => {
  expect(everyoneName([call('new', {})])).toBe('Everyone');
  expect(everyoneName(calls)).toBe('Everyone by email');
});

test('a choice is a group if it has the same people, in any order', () => {
  expect(isGroup(['new', 'again', 'refused', 'no'], 'unsent', calls)).toBe(true);
  expect(isGroup(['new'], 'unsent', calls)).toBe(false);
  expect(isGroup(['again', 'new', 'no', 'yes'], 'unsent', calls)).toBe(false);
});

test('while dates are asked for, those who answered one have answered', () => {
  const answered = new Set(['again', 'opened']);
  expect(idsIn('noAnswer', calls, answered)).toEqual(['new', 'waiting', 'yes', 'no', 'refused']);
  expect(isGroup(['new', 'waiting', 'yes', 'no', 'refused'], 'noAnswer', calls, answered)).toBe(
    true,
  );
});

test('people who have answered dates need no email about them, even if they had the link from elsewhere', () => {
  const answered = new Set(['new', 'no']);
  expect(idsIn('unsent', calls, answered)).toEqual(['again', 'refused']);
  expect(whyNoOne([call('yes', {})], new Set(['yes']))).toBe('allHave');
});

test('no one is chosen because no one can get emails, everyone has the plan, or none was picked', () => {
  const unreachable = calls.slice(-3);
  const received = calls.filter(({ isPlanSent }) => isPlanSent);
  expect(whyNoOne(unreachable)).toBe('noneCan');
  expect(whyNoOne([...unreachable, ...received])).toBe('allHave');
  expect(whyNoOne(calls)).toBe('nonePicked');
});

test('the sender is not among the suggested', () => {
  const crew = [
    { id: 'me', email: 'Mira@example.org' },
    { id: 'dana', email: 'dana@example.org' },
    { id: 'sam', email: null },
  ];
  const ids = crew.map(({ id }) => id);
  expect(withoutSender(ids, crew, [], 'mira@example.org')).toEqual(['dana', 'sam']);
  expect(withoutSender(['dana'], crew, [], 'kai@example.org')).toEqual(['dana']);
  const ownPlan = {
    ...{ date: '2126-12-05', time: null },
    timeZone: 'UTC',
    place: null,
    callTime: null,
  };
  const calls = [call('sam', { ownPlan })];
  expect(withoutSender(ids, crew, calls, 'kai@example.org')).toEqual(['me', 'dana']);
});
