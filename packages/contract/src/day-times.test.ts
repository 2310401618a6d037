import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DayStart, dayTimes, lineAt, type TimedEntry, timeOf } from './day-times.ts';
import { shotStates } from './shot-kinds.ts';

const rome: DayStart = { date: '2026-11-22', time: '15:30', timeZone: 'Europe/Rome' };

const entry = (id: string, minutes: number, more: Partial<TimedEntry> = {}): TimedEntry => ({
  id,
  minutes,
  pin: null,
  state: 'open',
  actualEnd: null,
  ...more,
});
const at = (time: string, date = rome.date) => Date.parse(`${date}T${time}:00+01:00`);
const done = (time: string) =>
  ({ state: 'done', actualEnd: new Date(at(time)).toISOString() }) as const;

/** `15:30–15:50` for each entry. */
const spans = (
  order: readonly TimedEntry[],
  which: 'planned' | 'expected',
  now: number | null = null,
  start = rome,
) =>
  dayTimes(start, order, now).entries.map((each) =>
    [each[which].start, each[which].end].map((when) => timeOf(when, start.timeZone)).join('–'),
  );

describe('the plan', () => {
  test('follows from the start and the order', () => {
    const order = [entry('makeup', 20), entry('a', 15), entry('b', 20)];
    expect(spans(order, 'planned')).toEqual(['15:30–15:50', '15:50–16:05', '16:05–16:25']);
    expect(dayTimes(rome, order, null)).toMatchObject({
      start: at('15:30'),
      plannedEnd: at('16:25'),
      expectedEnd: at('16:25'),
      currentId: 'makeup',
      delay: 0,
    });
  });

  test('has nothing without entries', () => {
    expect(dayTimes(rome, [], at('18:00'))).toEqual({
      start: at('15:30'),
      day: { start: at('00:00'), end: at('15:30', '2026-11-23') },
      entries: [],
      plannedEnd: at('15:30'),
      expectedEnd: at('15:30'),
      currentId: null,
      delay: 0,
    });
  });

  test('leaves a gap before a pin, and names an overrun', () => {
    const order = [
      entry('a', 45),
      entry('b', 15, { pin: '16:10' }),
      entry('c', 5),
      entry('d', 15, { pin: '16:40' }),
    ];
    expect(spans(order, 'planned')).toEqual([
      '15:30–16:15',
      '16:10–16:25',
      '16:25–16:30',
      '16:40–16:55',
    ]);
    const { entries } = dayTimes(rome, order, null);
    expect(entries.map(({ gap, overrun }) => [gap, overrun])).toEqual([
      [0, 0],
      [0, 5],
      [0, 0],
      [10, 0],
    ]);
    expect(spans(order, 'expected')).toEqual([
      '15:30–16:15',
      '16:15–16:30',
      '16:30–16:35',
      '16:40–16:55',
    ]);
  });

  test('may begin before the shoot', () => {
    const order = [entry('makeup', 60, { pin: '13:30' }), entry('a', 15, { pin: '15:30' })];
    const { entries, plannedEnd } = dayTimes(rome, order, null);
    expect(spans(order, 'expected')).toEqual(['13:30–14:30', '15:30–15:45']);
    expect(entries.map(({ gap, overrun }) => [gap, overrun])).toEqual([
      [0, 0],
      [60, 0],
    ]);
    expect(plannedEnd).toBe(at('15:45'));
  });

  test('goes beyond midnight', () => {
    const night = { ...rome, time: '22:30' };
    const order = [
      entry('a', 60),
      entry('b', 60, { pin: '00:15' }),
      entry('c', 15, { pin: '05:00' }),
    ];
    expect(dayTimes(night, order, null).entries.map(({ planned }) => planned.start)).toEqual([
      at('22:30'),
      at('00:15', '2026-11-23'),
      at('05:00', '2026-11-23'),
    ]);
  });

  test('puts a late pin of a shoot after midnight on the evening before', () => {
    const early = { ...rome, time: '01:00' };
    const order = [entry('makeup', 60, { pin: '23:00' }), entry('a', 15)];
    expect(dayTimes(early, order, null).entries[0]?.planned.start).toBe(at('23:00', '2026-11-21'));
  });

  test.each([
    ['forward', '2026-03-29', '01:30–03:30', '03:30–04:30'],
    ['back', '2026-10-25', '01:30–02:30', '02:30–02:30'],
  ])('counts elapsed minutes on the night when the clocks go %s', (_, date, first, second) => {
    const order = [entry('a', 60), entry('b', 60)];
    expect(spans(order, 'planned', null, { ...rome, date, time: '01:30' })).toEqual([
      first,
      second,
    ]);
  });

  test('takes a pin that the clocks skip by the offset before, and the first of two', () => {
    const pinned = [entry('a', 15, { pin: '02:30' })];
    const spring = { ...rome, date: '2026-03-29', time: '00:00' };
    expect(spans(pinned, 'planned', null, spring)).toEqual(['03:30–03:45']);
    const autumn = { ...rome, date: '2026-10-25', time: '00:00' };
    const [first] = dayTimes(autumn, pinned, null).entries;
    expect(first?.planned.start).toBe(Date.parse('2026-10-25T00:30:00Z'));
  });
});

describe('what is expected', () => {
  const order = [entry('a', 15), entry('b', 20), entry('c', 15)];
  const marked = (...marks: Partial<TimedEntry>[]) =>
    order.map((each, index) => ({ ...each, ...marks[index] }));

  test('follows from actual ends', () => {
    const late = marked(done('15:57'));
    expect(spans(late, 'expected', at('16:00'))).toEqual([
      '15:30–15:57',
      '15:57–16:17',
      '16:17–16:32',
    ]);
    expect(dayTimes(rome, late, at('16:00'))).toMatchObject({ currentId: 'b', delay: 12 });
    expect(spans(late, 'planned', at('16:00'))).toEqual([
      '15:30–15:45',
      '15:45–16:05',
      '16:05–16:20',
    ]);
  });

  test('is earlier after a skip', () => {
    const early = marked({ state: 'skipped' }, done('15:45'));
    expect(dayTimes(rome, early, at('15:46'))).toMatchObject({
      currentId: 'c',
      delay: -20,
      expectedEnd: at('16:00'),
    });
  });

  test('is late because the current entry goes on', () => {
    const running = dayTimes(rome, marked(done('15:45')), at('16:12'));
    expect(running).toMatchObject({ currentId: 'b', delay: 7, expectedEnd: at('16:27') });
  });

  test('is not late before the first entry ends', () => {
    expect(dayTimes(rome, order, at('15:00'))).toMatchObject({ delay: 0 });
    expect(dayTimes(rome, order, at('15:44'))).toMatchObject({ delay: 0 });
    expect(dayTimes(rome, order, at('15:50'))).toMatchObject({ delay: 5 });
  });

  test('does not wait for a clock without one', () => {
    expect(dayTimes(rome, order, null).expectedEnd).toBe(at('16:20'));
  });

  test('absorbs a delay in a gap before a pin', () => {
    const pinned = marked(done('15:55'), {}, { pin: '17:00' });
    expect(dayTimes(rome, pinned, at('15:56'))).toMatchObject({
      delay: 10,
      expectedEnd: at('17:15'),
      plannedEnd: at('17:15'),
    });
  });

  test('knows nothing of other days: of a rehearsal, of a day that is not there yet, or of one that is long over', () => {
    const rehearsed = { state: 'done', actualEnd: '2026-11-20T08:00:00Z' } as const;
    const order = [entry('a', 15, rehearsed), entry('b', 15)];
    for (const now of [at('09:00', '2026-11-20'), at('09:00', '2026-11-25')]) {
      const { entries, expectedEnd, delay } = dayTimes(rome, order, now);
      expect(spans(order, 'expected', now)).toEqual(['15:30–15:45', '15:45–16:00']);
      expect({ expectedEnd, delay }).toEqual({ expectedEnd: at('16:00'), delay: 0 });
      expect(entries.map(({ endedAt }) => endedAt)).toEqual([null, null]);
    }
    const late = [entry('a', 15, { state: 'done', actualEnd: '2026-11-25T08:00:00Z' })];
    expect(dayTimes(rome, late, at('10:00', '2026-11-25')).delay).toBe(0);
  });

  test('is of the whole date, the evening before an early start, and a day from the start', () => {
    const dayOf = (time: string) => dayTimes({ ...rome, time }, [entry('a', 60)], null).day;
    expect(dayOf('15:30')).toEqual({ start: at('00:00'), end: at('15:30', '2026-11-23') });
    expect(dayOf('01:00').start).toBe(at('19:00', '2026-11-21'));
    const order = [entry('a', 15, done('09:00')), entry('b', 15)];
    const { entries, delay } = dayTimes(rome, order, at('09:01'));
    expect(entries[0]?.endedAt).toBe(at('09:00'));
    expect(delay).toBe(-15);
  });

  test('takes an unknown end as planned, and an entry that was done out of order', () => {
    expect(spans(marked({ state: 'done' }), 'expected')[1]).toBe('15:45–16:05');
    const swapped = marked({}, done('15:48'));
    expect(spans(swapped, 'expected', at('15:50'))).toEqual([
      '15:30–15:50',
      '15:48–15:48',
      '15:50–16:05',
    ]);
  });

  test('ends with the last actual end', () => {
    const over = marked(done('15:40'), done('16:00'), done('16:30'));
    expect(dayTimes(rome, over, at('20:00'))).toMatchObject({
      currentId: null,
      delay: 10,
      expectedEnd: at('16:30'),
    });
  });
});

describe('a line across the list', () => {
  const order = [entry('a', 15), entry('b', 15, { pin: '16:00' })];
  const times = dayTimes(rome, order, null);

  test.each([
    ['14:00', { afterId: null, during: null }],
    ['15:30', { afterId: 'a', during: { id: 'a', minutesIn: 0, minutesLeft: 15 } }],
    ['15:43', { afterId: 'a', during: { id: 'a', minutesIn: 13, minutesLeft: 2 } }],
    ['15:50', { afterId: 'a', during: null }],
    ['16:06', { afterId: 'b', during: { id: 'b', minutesIn: 6, minutesLeft: 9 } }],
    ['18:00', { afterId: 'b', during: null }],
  ])('of %s', (time, expected) => {
    expect(lineAt(times, at(time))).toEqual(expected);
  });
});

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const starts = fc.record({
  date: fc.constantFrom('2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-11-22'),
  time: clock,
  timeZone: fc.constantFrom('Europe/Rome', 'Australia/Lord_Howe', 'America/New_York', 'UTC'),
});
const someEntry = fc.record({
  minutes: fc.integer({ min: 1, max: 720 }),
  pin: fc.option(clock, { freq: 3 }),
  state: fc.constantFrom(...shotStates),
  actualEnd: fc.option(
    fc
      .date({ min: new Date('2026-03-27'), max: new Date('2026-11-24'), noInvalidDate: true })
      .map((moment) => moment.toISOString()),
  ),
});
const orders = fc
  .array(someEntry, { maxLength: 12 })
  .map((list) => list.map((each, index) => ({ id: String(index), ...each })));
const nows = fc.option(fc.integer({ min: Date.UTC(2026, 2, 28), max: Date.UTC(2026, 10, 24) }));

describe('any day', () => {
  test('keeps the order, the minutes and the pins', () => {
    fc.assert(
      fc.property(starts, orders, nows, (start, order, now) => {
        const { entries, plannedEnd, expectedEnd } = dayTimes(start, order, now);
        expect(entries.map(({ id }) => id)).toEqual(order.map(({ id }) => id));
        for (const [index, { planned, expected, gap, overrun }] of entries.entries()) {
          const { minutes, pin, state } = order[index]!;
          expect(planned.end - planned.start).toBe(minutes * 60_000);
          expect(planned.end).toBeLessThanOrEqual(plannedEnd);
          expect(expected.start).toBeLessThanOrEqual(expected.end);
          expect(expected.end).toBeLessThanOrEqual(expectedEnd);
          expect(Math.min(gap, overrun)).toBe(0);
          const before = entries[index - 1];
          if (before && pin === null) expect(planned.start).toBe(before.planned.end);
          if (before) expect(planned.start - before.planned.end).toBe((gap - overrun) * 60_000);
          if (state === 'open' && before) {
            const latest = Math.max(...entries.slice(0, index).map((each) => each.expected.end));
            expect(expected.start).toBeGreaterThanOrEqual(latest);
          }
        }
      }),
    );
  });

  test('puts each pin within a day of the start, at its time of the clock unless that is skipped', () => {
    fc.assert(
      fc.property(starts, clock, (start, pin) => {
        const [only] = dayTimes(start, [entry('a', 15, { pin })], null).entries;
        const from = dayTimes(start, [], null).start;
        const hours = (only!.planned.start - from) / 3_600_000;
        expect(hours).toBeGreaterThanOrEqual(-6);
        expect(hours).toBeLessThan(19);
        const shown = timeOf(only!.planned.start, start.timeZone);
        const isSkipped = start.date.startsWith('2026-03') || start.timeZone.startsWith('Aus');
        if (!isSkipped) expect(shown).toBe(pin);
      }),
    );
  });

  test('that goes by plan is neither late nor early', () => {
    fc.assert(
      fc.property(starts, orders, fc.nat(12), (start, order, count) => {
        const unpinned = order.map((each) => ({ ...each, pin: null, state: 'open' as const }));
        const plan = dayTimes(start, unpinned, null).entries;
        const marked = unpinned.map((each, index) => ({
          ...each,
          ...(index < count && {
            state: 'done' as const,
            actualEnd: new Date(plan[index]!.planned.end).toISOString(),
          }),
        }));
        const { delay, plannedEnd, expectedEnd } = dayTimes(start, marked, null);
        expect(delay).toBe(0);
        expect(expectedEnd).toBe(plannedEnd);
      }),
    );
  });
});
