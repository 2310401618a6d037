import type { CallState } from '@lensemble/contract/call-state';
import type { ParticipantCall } from '@lensemble/contract/calls';
import { expect, test } from 'vitest';
import { linksOf } from '@/features/shoots/editor/lib/form-links.ts';
import { aShoot } from '@/features/shoots/editor/testing/a-shoot.ts';
import { formAnswers } from './form-answers.ts';

const person = (id: string, personnelId: string | null, name: string) => ({
  ...{ id, personnelId, name, role: 'Model', email: null, phone: null },
  ...{
    avatarUrl: null,
    avatarPlaceholder: null,
    notNamed: false,
    costumeIds: [],
    dayContact: null,
    callTime: null,
  },
});
const stored = aShoot({
  participants: [
    person('1', 'dana', 'Dana'),
    person('2', null, 'Kim'),
    person('3', null, 'Kim'),
    person('4', 'leo', 'Leo'),
  ],
});
const { participants } = linksOf(stored);
const call = (participantId: string, answer: 'yes' | 'maybe' | 'no', state: CallState = answer) =>
  ({
    ...{
      participantId,
      state,
      at: null,
      sentAt: null,
      openedAt: null,
      changes: null,
      isOff: false,
    },
    answer: { answer, note: `${participantId} says ${answer}`, at: '' },
  }) as ParticipantCall;
const calls = [
  call('1', 'yes'),
  call('2', 'no'),
  call('3', 'maybe'),
  call('4', 'yes', 'askedAgain'),
];
/** The notes of answers that hold, and `asked` for those who were asked and have not answered. */
const ask = (people = participants, plan = {}) =>
  [...formAnswers(people, { ...stored, ...plan }, stored, calls).values()].map(
    ({ answer, note }) => (answer === null ? 'asked' : note),
  );

test('answers belong to their people, also to guests of the same name', () => {
  expect(ask()).toEqual(['1 says yes', '2 says no', '3 says maybe', 'asked']);
  expect(ask(participants.toReversed())).toEqual([
    'asked',
    '3 says maybe',
    '2 says no',
    '1 says yes',
  ]);
});

test('a person who is new in the form has no answer', () => {
  const { id, ...renamed } = participants[1]!;
  expect(id).toBe('2');
  expect(ask([{ ...renamed, name: 'Noah' }])).toEqual([]);
});

test.each([{ date: '2026-11-22' }, { time: '16:00' }, { timeZone: 'UTC' }, { locationId: 'x' }])(
  'with %j in the form, only a no stays, and the others are asked',
  (plan) => {
    expect(ask(participants, plan)).toEqual(['asked', '2 says no', 'asked', 'asked']);
  },
);

test('a person with another arrival in the form is asked again, and no one else', () => {
  const arriving = (callTime: string | null) =>
    ask(participants.map((each) => (each.personnelId === 'dana' ? { ...each, callTime } : each)));
  expect(arriving('13:15')).toEqual(['asked', '2 says no', '3 says maybe', 'asked']);
  expect(arriving(stored.time)).toEqual(['1 says yes', '2 says no', '3 says maybe', 'asked']);
});

test('a person to whom nothing was sent was not asked, until an email is on its way', () => {
  const [first] = participants;
  const known = (change: Partial<ParticipantCall>) => {
    const list = [{ ...call('1', 'yes', 'notSent'), answer: null, ...change }];
    return formAnswers([first!], stored, stored, list).size;
  };
  expect(known({})).toBe(0);
  expect(known({ isOnItsWay: true })).toBe(1);
  expect(known({ state: 'opened' })).toBe(1);
});
