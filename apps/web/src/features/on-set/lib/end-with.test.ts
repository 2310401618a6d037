import type { ShootDetail } from '@lensemble/contract/shoots';
import { newShot, type Shot } from '@lensemble/contract/shots';
import { expect, test } from 'vitest';
import { dayOfPlan } from './day-of-plan.ts';
import { endWith } from './end-with.ts';

const shoot = { date: '2026-12-04', time: '10:00', timeZone: 'UTC' } as ShootDetail;
const shot = (id: string, fields: Partial<Shot> = {}): Shot => ({
  ...newShot.parse({ title: id, minutes: 20 }),
  ...{ id, state: 'open', actualEnd: null, ...fields },
});
const endOf = (shots: readonly Shot[], time: string, isNext: boolean) =>
  endWith(dayOfPlan(shoot, shots, Date.parse(`2026-12-04T${time}:00Z`)), 15, isNext);

test('an added shot ends the day later, unless it fits before what is pinned', () => {
  const plan = [shot('arch'), shot('lake', { pin: '11:00' })];
  expect(endOf(plan, '09:00', true)).toBe('Ends 11:20 AM');
  expect(endOf(plan, '09:00', false)).toBe('Ends 11:35 AM');
  const undated = dayOfPlan({ ...shoot, date: null }, plan, 0);
  expect(endWith(undated, 15, true)).toBeUndefined();
});

test('after the last entry, a shot follows it', () => {
  const done = [shot('arch', { state: 'done', actualEnd: '2026-12-04T10:30:00Z' })];
  for (const isNext of [true, false]) expect(endOf(done, '10:30', isNext)).toBe('Ends 10:45 AM');
});
