import { expect, test } from 'vitest';
import { moreText, shortageText, whenText } from './use-words.ts';

const shoot = {
  id: '1',
  title: 'Night Parade',
  date: '2026-11-22',
  time: '14:00',
  timeZone: 'Europe/Rome',
  durationMinutes: 120,
  from: '2026-11-22T12:00:00.000Z',
  to: '2026-11-22T17:30:00.000Z',
  personnelIds: [],
  costumeIds: [],
  propIds: [],
  equipment: [],
};
const days = { first: '2026-11-22', last: '2027-01-16' };
const use = {
  shoot,
  quantity: 2,
  time: { from: new Date(shoot.from), to: new Date(shoot.to) },
  days: { first: '2026-11-22', last: '2026-11-22' },
};
test('the time is that of the place, with set-up and strike', () => {
  expect(whenText(use)).toBe('Sun, Nov 22, 1–6:30 PM');
  expect(whenText({ ...use, shoot: { ...shoot, time: null } })).toBe('Sun, Nov 22, all day');
});

test('a shortage counts units, or names the other shoot', () => {
  const other = { ...shoot, id: '2', title: 'Selkie' };
  const short = { ...use, shortage: { free: 1, others: [other] } };
  expect(shortageText(use, 'equipment')).toBeUndefined();
  expect(shortageText(short, 'equipment')).toBe('2 wanted, 1 free');
  expect(shortageText(short, 'costumes')).toBe('Also at Selkie');
  const both = { ...use, shortage: { free: 0, others: [other, shoot] } };
  expect(shortageText(both, 'personnel')).toBe('Also at 2 other shoots');
});

test('what is left names its month, if it has one', () => {
  const december = { ...use, shoot: { ...shoot, date: '2026-12-03' } };
  expect(moreText([december, december], days, 'en-US')).toBe('2 more in December');
  expect(moreText([use, december], days, 'en-US')).toBe('2 more until Jan 16');
});
