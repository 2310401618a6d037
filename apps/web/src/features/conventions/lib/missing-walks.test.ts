import type { ConventionDetail } from '@lensemble/contract/conventions';
import { timetableOf } from '@lensemble/contract/timetable';
import { expect, it } from 'vitest';
import { missingWalks } from './missing-walks.ts';

const DAY = '2126-12-05';

const day = (shoots: readonly (readonly [time: string, point: string | null, name: string])[]) => {
  const convention = {
    meetingPoints: ['hall', 'roof', 'gate'].map((id) => ({ id, name: id, note: null })),
    walks: [{ from: 'roof', to: 'hall', minutes: 9 }],
    shoots: shoots.map(([time, meetingPointId, name], index) => ({
      ...{ id: `${index}`, date: DAY, time, timeZone: 'UTC', durationMinutes: 30, meetingPointId },
      ...{ people: [{ personnelId: null, name, callTime: null, role: null }], blocks: [] },
    })),
  } as unknown as ConventionDetail;
  return missingWalks(convention.meetingPoints, timetableOf(convention, DAY).people);
};

it('names each way without minutes once, for all who take it and from both ends', () => {
  const found = day([
    ['10:00', 'gate', 'Yuki'],
    ['11:00', 'hall', 'Yuki'],
    ['12:00', 'gate', 'Yuki'],
    ['11:30', 'gate', 'Dana'],
    ['14:00', 'roof', 'Dana'],
  ]);
  expect(found).toEqual([
    ['hall', 'gate'],
    ['roof', 'gate'],
  ]);
});

it('names no way that has minutes, stays at a point, or has no meeting point at one end', () => {
  const found = day([
    ['10:00', 'hall', 'Yuki'],
    ['11:00', 'roof', 'Yuki'],
    ['12:00', 'roof', 'Yuki'],
    ['13:00', null, 'Yuki'],
  ]);
  expect(found).toEqual([]);
});
