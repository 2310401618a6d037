import { describe, expect, it } from 'vitest';
import { type CallPlan, isCallOver, lastDayOfCall, planChanges } from './call-plan.ts';

const place = { id: '1', name: 'Abbey', address: '1 Road' };
const plan = (change: Partial<CallPlan> = {}): CallPlan => ({
  date: '2026-11-21',
  time: '14:00',
  timeZone: 'Europe/Rome',
  place,
  callTime: null,
  ...change,
});

describe('what changed for a participant', () => {
  const cases: readonly (readonly [string, Partial<CallPlan>, Partial<CallPlan>, unknown])[] = [
    ['nothing', {}, {}, undefined],
    ['the day', {}, { date: '2026-11-22' }, { date: { before: '2026-11-21', now: '2026-11-22' } }],
    ['the day is open again', {}, { date: null }, { date: { before: '2026-11-21', now: null } }],
    ['the time', {}, { time: '15:00' }, { arrival: { before: '14:00', now: '15:00' } }],
    [
      'a time of their own',
      {},
      { callTime: '13:15' },
      { arrival: { before: '14:00', now: '13:15' } },
    ],
    ['the same time as their own', {}, { callTime: '14:00' }, undefined],
    [
      'the begin of the shoot, for those who come earlier',
      { callTime: '13:15' },
      { callTime: '13:15', time: '15:00' },
      { time: { before: '14:00', now: '15:00' } },
    ],
    [
      'the zone',
      {},
      { timeZone: 'Europe/London' },
      { timeZone: { before: 'Europe/Rome', now: 'Europe/London' } },
    ],
    ['another name of the same time', {}, { timeZone: 'Europe/Berlin' }, undefined],
    [
      'the zone of a day without a time',
      { time: null },
      { time: null, timeZone: 'UTC' },
      undefined,
    ],
    ['the name of the place alone', {}, { place: { ...place, name: 'Old abbey' } }, undefined],
    ['the place', {}, { place: null }, { place: { before: place, now: null } }],
  ];

  it.each(cases)('%s', (_name, before, now, changes) => {
    expect(planChanges(plan(before), plan(now))).toEqual(changes);
  });

  it('is all of it together', () => {
    const now = plan({ date: '2026-12-01', time: '09:00', place: null });
    expect(Object.keys(planChanges(plan(), now) ?? {})).toEqual(['date', 'arrival', 'place']);
  });
});

describe('a personal link', () => {
  const shoot = { time: '14:00', timeZone: 'Europe/Rome', isZoneGuess: false, durationMinutes: 60 };
  const at = (moment: string) => isCallOver({ ...shoot, date: '2026-11-21' }, new Date(moment));

  it('ends 30 days after the end of the shoot', () => {
    expect(at('2026-12-21T13:59:00Z')).toBe(false);
    expect(at('2026-12-21T14:00:00Z')).toBe(true);
    expect(lastDayOfCall({ date: '2026-11-21' })).toBe('2026-12-21');
  });

  it('does not end while there is no date', () => {
    expect(isCallOver({ ...shoot, date: null }, new Date('2126-01-01'))).toBe(false);
    expect(lastDayOfCall({ date: null })).toBeNull();
  });
});
