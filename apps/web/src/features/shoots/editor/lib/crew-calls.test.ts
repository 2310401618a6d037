import { describe, expect, it } from 'vitest';
import { agreedTime, namesByTime, storedOf } from './crew-calls.ts';

const person = {
  ...{
    role: 'Model',
    email: null,
    phone: null,
    avatarUrl: null,
    avatarPlaceholder: null,
    notNamed: false,
  },
  ...{ costumeIds: [], dayContact: null, callTime: null },
};
const mira = { ...person, id: '1', personnelId: 'mira', name: 'Mira' };
const kim = { ...person, id: '2', personnelId: null, name: 'Kim' };

describe('the stored row of a participant', () => {
  it('is found by the crew member, and for guests by the id', () => {
    expect(storedOf({ personnelId: 'mira' }, [kim, mira])).toBe(mira);
    expect(storedOf({ personnelId: null, id: '2' }, [mira, kim])).toBe(kim);
  });

  it('is missing before the first save, also for a guest of the same name', () => {
    expect(storedOf({ personnelId: 'yuki' }, [mira, kim])).toBeUndefined();
    expect(storedOf({ personnelId: null }, [mira, kim])).toBeUndefined();
  });
});

it.each([
  ['yes', '13:15', '14:00', '13:15'],
  ['maybe', '13:15', null, '13:15'],
  ['yes', '13:15', '13:15', null],
  ['yes', null, '13:15', null],
  ['no', '13:15', '14:00', null],
  ['askedAgain', '13:15', '14:00', null],
] as const)(
  'after a %s to %s, the time %s would ask again about %s',
  (state, stored, now, time) => {
    expect(agreedTime({ state }, stored, now)).toBe(time);
  },
);

it('lists who comes at a time of their own', () => {
  const people = [
    { name: 'Mira', callTime: '13:00' },
    { name: 'Kim', callTime: null },
    { name: 'Ines', callTime: '13:00' },
  ];
  expect(namesByTime(people)).toEqual(new Map([['13:00', ['Mira', 'Ines']]]));
});
