import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Availability, Holder } from './availability.ts';
import { conflictsOf, type Needs, takenDuring } from './conflicts.ts';
import { heldTime } from './held-time.ts';

const nothing = { personnelIds: [], costumeIds: [], propIds: [], equipment: [] };
const holder = (from: string, to: string, holds: Partial<Holder> = {}): Holder => ({
  id: `${from} ${to}`,
  title: 'Night Parade',
  date: '2026-11-22',
  time: '14:00',
  timeZone: 'UTC',
  durationMinutes: 60,
  from: `2026-11-22T${from}:00.000Z`,
  to: `2026-11-22T${to}:00.000Z`,
  ...nothing,
  ...holds,
});
const softbox = (quantity = 1) => [{ equipmentId: 'softbox', quantity }];
const answer = (shoots: readonly Holder[], away: Availability['away'] = []): Availability => ({
  shoots: [...shoots],
  away,
  isComplete: true,
});
const window = { from: new Date('2026-11-22T12:00Z'), to: new Date('2026-11-22T18:00Z') };
const ask = (availability: Availability, needs: Partial<Needs>, timeZone = 'UTC') =>
  conflictsOf(availability, window, timeZone, { ...nothing, ...needs });
const needs = (owned: number, quantity = 1) => ({
  equipment: [{ equipmentId: 'softbox', quantity, owned }],
});

describe('units of equipment', () => {
  const [one, two] = [
    holder('13:00', '15:00', { equipment: softbox() }),
    holder('14:00', '16:00', { equipment: softbox() }),
  ];

  it('two shoots can each have one of two, three cannot', () => {
    expect(ask(answer([one]), needs(2))).toEqual([]);
    expect(ask(answer([one, two]), needs(2))).toEqual([
      { kind: 'equipment', itemId: 'softbox', taken: 2, of: 2, shoots: [one, two] },
    ]);
  });

  it('count together only while they are in use at the same time', () => {
    const after = holder('15:00', '17:00', { equipment: softbox() });
    expect(ask(answer([one, after]), needs(2))).toEqual([]);
  });

  it('are counted in a moment, also if a thousand shoots share many of them', () => {
    const ids = Array.from({ length: 30 }, (_, index) => `item ${index}`);
    const equipment = ids.map((equipmentId) => ({ equipmentId, quantity: 1 }));
    const shoots = Array.from({ length: 1_000 }, () => holder('13:00', '15:00', { equipment }));
    const all = equipment.map((each) => ({ ...each, owned: 1_000 }));
    const start = performance.now();
    expect(ask(answer(shoots), { equipment: all })).toHaveLength(30);
    // Comparing each use with each other one takes a hundred times as long.
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('are not in conflict with what the shoot itself asks too much of', () => {
    expect(ask(answer([]), needs(2, 5))).toEqual([]);
    expect(ask(answer([one]), needs(3, 3))).toMatchObject([{ taken: 1, of: 3 }]);
  });
});

it('a person, a costume and a prop can be at one shoot only', () => {
  const other = holder('13:00', '15:00', {
    personnelIds: ['yuki'],
    costumeIds: ['nimue'],
    propIds: ['sword'],
  });
  const all = { personnelIds: ['yuki', 'sam'], costumeIds: ['nimue'], propIds: ['sword'] };
  expect(ask(answer([other]), all)).toEqual([
    { kind: 'personnel', itemId: 'yuki', taken: 1, of: 1, shoots: [other] },
    { kind: 'costumes', itemId: 'nimue', taken: 1, of: 1, shoots: [other] },
    { kind: 'props', itemId: 'sword', taken: 1, of: 1, shoots: [other] },
  ]);
});

it('a shoot may begin when another ends', () => {
  const touching = [
    holder('10:00', '12:00', { propIds: ['sword'] }),
    holder('18:00', '20:00', { propIds: ['sword'] }),
  ];
  expect(ask(answer(touching), { propIds: ['sword'] })).toEqual([]);
});

describe('days away', () => {
  const away = (firstDay: string, lastDay: string) => [
    { id: 'a', personnelId: 'yuki', firstDay, lastDay },
  ];
  const yuki = { personnelIds: ['yuki'] };

  it('are those of the zone of the shoot', () => {
    const monday = away('2026-11-23', '2026-11-23');
    expect(ask(answer([], monday), yuki)).toEqual([]);
    expect(ask(answer([], monday), yuki, 'Asia/Tokyo')).toEqual([
      { kind: 'away', itemId: 'yuki', away: monday },
    ]);
  });

  it('include the first and the last', () => {
    const isAway = (first: string, last: string) =>
      ask(answer([], away(first, last)), yuki).length > 0;
    expect(isAway('2026-11-20', '2026-11-21')).toBe(false);
    expect(isAway('2026-11-20', '2026-11-22')).toBe(true);
    expect(isAway('2026-11-22', '2026-11-30')).toBe(true);
    expect(isAway('2026-11-23', '2026-11-30')).toBe(false);
  });

  it('include the day before for a set-up that reaches into it', () => {
    const plan = { date: '2026-11-22', time: '00:15', timeZone: 'UTC', durationMinutes: 60 };
    const held = heldTime({ ...plan, setUpMinutes: 30, strikeMinutes: 0 })!;
    const saturday = answer([], away('2026-11-21', '2026-11-21'));
    expect(conflictsOf(saturday, held, 'UTC', { ...nothing, ...yuki })).toHaveLength(1);
  });
});

describe('whatever other shoots hold', () => {
  const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  const others = fc.array(
    fc
      .record({
        from: fc.integer({ min: 0, max: 22 }),
        hours: fc.integer({ min: 1, max: 12 }),
        softboxes: fc.integer({ min: 0, max: 3 }),
        hasSword: fc.boolean(),
      })
      .map(({ from, hours, softboxes, hasSword }) =>
        holder(clock(from), clock(Math.min(from + hours, 23)), {
          equipment: softboxes > 0 ? softbox(softboxes) : [],
          propIds: hasSword ? ['sword'] : [],
        }),
      ),
    { maxLength: 6 },
  );

  /** Adds up the units hour by hour. */
  function takenByHour(shoots: readonly Holder[], unitsOf: (shoot: Holder) => number): number {
    const own = HOURS.filter((hour) => hour >= 12 && hour < 18);
    const sums = own.map((hour) =>
      shoots
        .filter(
          ({ from, to }) => Number(from.slice(11, 13)) <= hour && hour < Number(to.slice(11, 13)),
        )
        .reduce((sum, shoot) => sum + unitsOf(shoot), 0),
    );
    return Math.max(...sums);
  }
  const softboxesOf = ({ equipment }: Holder) => equipment[0]?.quantity ?? 0;

  it('what is taken is the most of any hour', () => {
    fc.assert(
      fc.property(others, (shoots) => {
        const takenOf = takenDuring({ shoots }, window);
        expect(takenOf('equipment', 'softbox').taken).toBe(takenByHour(shoots, softboxesOf));
        const swords = takenByHour(shoots, ({ propIds }) => propIds.length);
        expect(takenOf('props', 'sword').taken).toBe(swords);
      }),
    );
  });

  it('there is a conflict exactly if in some hour others leave too few', () => {
    const units = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(others, units, units, (shoots, owned, quantity) => {
        const taken = takenByHour(shoots, softboxesOf);
        const isShort = taken > 0 && taken + quantity > owned;
        expect(ask(answer(shoots), needs(owned, quantity)).length).toBe(isShort ? 1 : 0);
      }),
    );
  });
});
