import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOf, type HeldPlan, heldTime, overlaps } from './held-time.ts';
import { wallClock } from './zoned-time.ts';

const MINUTE_MS = 60_000;
const plan: HeldPlan = {
  date: '2026-11-21',
  time: '15:30',
  timeZone: 'Europe/Berlin',
  durationMinutes: 60,
  setUpMinutes: 0,
  strikeMinutes: 0,
};
const textOf = (change: Partial<HeldPlan>) => {
  const held = heldTime({ ...plan, ...change });
  return held && [held.from, held.to].map((moment) => `${moment.toISOString().slice(0, 16)}Z`);
};

describe('a shoot holds', () => {
  it.each<[string, Partial<HeldPlan>, string, string]>([
    ['its duration', {}, '2026-11-21T14:30Z', '2026-11-21T15:30Z'],
    [
      'set-up and strike around it',
      { setUpMinutes: 90, strikeMinutes: 30 },
      '2026-11-21T13:00Z',
      '2026-11-21T16:00Z',
    ],
    ['time past midnight', { time: '23:30' }, '2026-11-21T22:30Z', '2026-11-21T23:30Z'],
    [
      'set-up on the day before',
      { time: '00:15', setUpMinutes: 120 },
      '2026-11-20T21:15Z',
      '2026-11-21T00:15Z',
    ],
    [
      'the same elapsed time where the clocks go forward',
      { date: '2026-03-29', time: '01:30', durationMinutes: 120 },
      '2026-03-29T00:30Z',
      '2026-03-29T02:30Z',
    ],
    [
      'from the first of two equal times',
      { date: '2026-10-25', time: '02:30' },
      '2026-10-25T00:30Z',
      '2026-10-25T01:30Z',
    ],
    [
      'from a skipped time by the offset before the gap',
      { date: '2026-03-29', time: '02:30' },
      '2026-03-29T01:30Z',
      '2026-03-29T02:30Z',
    ],
    [
      'its whole day without a time, whatever the set-up',
      { time: null, setUpMinutes: 60, strikeMinutes: 60 },
      '2026-11-20T23:00Z',
      '2026-11-21T23:00Z',
    ],
    [
      'a day of 23 hours',
      { time: null, date: '2026-03-29' },
      '2026-03-28T23:00Z',
      '2026-03-29T22:00Z',
    ],
    [
      'a day of 25 hours',
      { time: null, date: '2026-10-25' },
      '2026-10-24T22:00Z',
      '2026-10-25T23:00Z',
    ],
    [
      'a day that begins at one o’clock',
      { time: null, date: '2026-09-06', timeZone: 'America/Santiago' },
      '2026-09-06T04:00Z',
      '2026-09-07T03:00Z',
    ],
  ])('%s', (_what, change, from, to) => {
    expect(textOf(change)).toEqual([from, to]);
  });

  it('nothing without a date, or on a day that its zone skipped', () => {
    expect(textOf({ date: null })).toBeNull();
    expect(textOf({ date: null, time: null })).toBeNull();
    expect(textOf({ date: '2011-12-30', time: null, timeZone: 'Pacific/Apia' })).toBeNull();
  });
});

it('the days of a time are those of the zone, and midnight belongs to the day before', () => {
  const held = { from: new Date('2026-11-20T21:15Z'), to: new Date('2026-11-21T23:00Z') };
  expect(daysOf(held, 'Europe/Berlin')).toEqual(['2026-11-20', '2026-11-21']);
  expect(daysOf(held, 'Asia/Tokyo')).toEqual(['2026-11-21', '2026-11-22']);
});

/** Days around changes of the clocks, so that half of the plans are near one. */
const DAYS = ['2026-03-08', '2026-03-29', '2026-10-04', '2026-10-25', '2026-11-01', '2026-11-21'];
const plans = fc
  .record({
    day: fc.constantFrom(...DAYS),
    shift: fc.integer({ min: -1, max: 1 }),
    minute: fc.option(fc.integer({ min: 0, max: 24 * 60 - 1 }), { freq: 6 }),
    timeZone: fc.constantFrom(
      ...['Europe/Berlin', 'America/New_York', 'America/St_Johns', 'Australia/Lord_Howe'],
      ...['America/Santiago', 'America/Havana', 'Africa/Casablanca', 'Asia/Kolkata', 'UTC'],
    ),
    durationMinutes: fc.constantFrom(15, 60, 480),
    setUpMinutes: fc.constantFrom(0, 45, 480),
    strikeMinutes: fc.constantFrom(0, 30, 480),
  })
  .map(({ day, shift, minute, ...rest }): HeldPlan & { readonly date: string } => {
    const date = new Date(Date.parse(day) + shift * 86_400_000).toISOString().slice(0, 10);
    const clock = minute === null ? null : new Date(minute * MINUTE_MS).toISOString();
    return { ...rest, date, time: clock?.slice(11, 16) ?? null };
  });

const wallAt = (minute: number, zone: string) => {
  const { date, time } = wallClock(new Date(minute * MINUTE_MS), zone);
  return Date.parse(`${date}T${time}Z`) / MINUTE_MS;
};

/** The minutes since 1970 that a plan holds, found by looking at each minute of three days. */
function heldMinutes(of: HeldPlan & { readonly date: string }): Set<number> {
  const midnight = Date.parse(`${of.date}T00:00Z`) / MINUTE_MS;
  const minutes = Array.from({ length: 3 * 1_440 }, (_, index) => midnight - 1_440 + index);
  if (of.time === null)
    return new Set(
      minutes.filter((minute) => {
        const wall = wallAt(minute, of.timeZone);
        return wall >= midnight && wall < midnight + 1_440;
      }),
    );
  const wanted = Date.parse(`${of.date}T${of.time}Z`) / MINUTE_MS;
  const after = minutes.find((minute) => wallAt(minute, of.timeZone) >= wanted)!;
  // A skipped time is as long after the last minute before the gap as it would be without the gap.
  const start = after - 1 + wanted - wallAt(after - 1, of.timeZone);
  const length = of.setUpMinutes + of.durationMinutes + of.strikeMinutes;
  return new Set(Array.from({ length }, (_, index) => start - of.setUpMinutes + index));
}

describe('whatever the plan', () => {
  it('it holds exactly the minutes that belong to it', () => {
    fc.assert(
      fc.property(plans, (of) => {
        const held = heldTime(of)!;
        const [from, to] = [held.from.getTime() / MINUTE_MS, held.to.getTime() / MINUTE_MS];
        const minutes = [...heldMinutes(of)];
        expect([from, to]).toEqual([Math.min(...minutes), Math.max(...minutes) + 1]);
        expect(minutes).toHaveLength(to - from);
      }),
    );
  });

  it('two overlap exactly if they share a minute', () => {
    fc.assert(
      fc.property(plans, plans, (a, b) => {
        const other = heldMinutes(b);
        const isShared = [...heldMinutes(a)].some((minute) => other.has(minute));
        expect(overlaps(heldTime(a)!, heldTime(b)!)).toBe(isShared);
      }),
    );
  });
});
