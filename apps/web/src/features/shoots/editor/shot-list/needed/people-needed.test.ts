import { dayTimes } from '@lensemble/contract/day-times';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { expect, it } from 'vitest';
import { draftOf } from '../shot-wishes.ts';
import { peopleNeeded } from './people-needed.ts';

const start = { date: '2026-11-22', time: '15:00', timeZone: 'UTC' };
type Stored = ShootDetail['participants'][number];
const stored = [
  { id: 'p1', personnelId: 'c1', name: 'Dana' },
  { id: 'p2', personnelId: null, name: 'Sam' },
] as Stored[];
const inForm = (personnelId: string | null, callTime: string | null, id?: string) => ({
  ...{ personnelId, callTime, name: personnelId ? null : 'Sam', role: 'Model', email: null },
  ...{ costumeIds: [], ...(id && { id }) },
});
const shot = (id: string, participantIds: string[]): Shot => ({
  ...draftOf(id, 'shot'),
  participantIds,
});
const needed = (people: ReturnType<typeof inForm>[], ...shots: Shot[]) =>
  peopleNeeded(shots, { start, times: dayTimes(start, shots, null) }, people, stored).map(
    ({ person, misfit }) => [person.name, misfit],
  );

it('compares the call times in the form with the list', () => {
  const list = [shot('a', ['p1']), shot('b', ['p2'])];
  expect(needed([inForm('c1', null), inForm(null, null, 'p2')], ...list)).toEqual([
    ['Dana', undefined],
    ['Sam', { call: '15:00', wanted: '15:15' }],
  ]);
  expect(needed([inForm('c1', '15:30'), inForm(null, '14:00', 'p2')], ...list)).toEqual([
    ['Dana', { call: '15:30', wanted: null }],
    ['Sam', undefined],
  ]);
});

it('leaves out who was taken off the crew, and who is not saved yet', () => {
  const list = [shot('a', ['p1', 'p2'])];
  expect(needed([inForm(null, null, 'p2'), inForm('c9', null)], ...list)).toEqual([
    ['Sam', undefined],
  ]);
});
