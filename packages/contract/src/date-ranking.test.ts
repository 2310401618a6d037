import { expect, test } from 'vitest';
import { bestDates, type Ranked, rankDates, tallyOf } from './date-ranking.ts';

interface Merit {
  readonly yes: number;
  readonly no: number;
  readonly goldenMinutes: number;
}

const ranked = (id: string, date: string, { yes, no, goldenMinutes }: Merit): Ranked => ({
  ...{ id, date, time: null, goldenMinutes },
  tally: { yes, no },
});

const idsOf = (list: readonly Ranked[]) => list.map(({ id }) => id);

test('the best date has most yes, then fewest no, then most light, then comes first', () => {
  const list = [
    ranked('late', '2126-11-05', { yes: 2, no: 0, goldenMinutes: 30 }),
    ranked('few', '2126-11-01', { yes: 1, no: 0, goldenMinutes: 90 }),
    ranked('refused', '2126-11-02', { yes: 2, no: 1, goldenMinutes: 90 }),
    ranked('bright', '2126-11-06', { yes: 2, no: 0, goldenMinutes: 40 }),
    ranked('early', '2126-11-04', { yes: 2, no: 0, goldenMinutes: 30 }),
  ];
  expect(idsOf(rankDates(list))).toEqual(['bright', 'early', 'late', 'refused', 'few']);
  expect(bestDates(list)).toEqual(new Set(['bright']));
});

test('equal dates are all the best ones, and none is before the first yes', () => {
  const equal = { yes: 1, no: 1, goldenMinutes: 0 };
  const list = [ranked('a', '2126-11-01', equal), ranked('b', '2126-11-02', equal)];
  expect(bestDates(list)).toEqual(new Set(['a', 'b']));
  expect(bestDates([ranked('a', '2126-11-01', { yes: 0, no: 0, goldenMinutes: 60 })]).size).toBe(0);
  expect(bestDates([]).size).toBe(0);
});

/** Numbers from a seed, so that a failure can be repeated. */
function randomOf(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

test.each(Array.from({ length: 50 }, (_, seed) => seed + 1))(
  'the order does not depend on the order of the list, and no date is better than the best ones (seed %i)',
  (seed) => {
    const random = randomOf(seed);
    const list = Array.from({ length: 20 }, (_, index) =>
      ranked(`id ${index}`, `2126-11-${String(index + 1).padStart(2, '0')}`, {
        ...{ yes: random(3), no: random(3), goldenMinutes: random(3) },
      }),
    );
    const order = idsOf(rankDates(list));
    const shuffled = list.toSorted(() => random(3) - 1);
    expect(idsOf(rankDates(shuffled))).toEqual(order);
    const best = bestDates(list);
    const most = Math.max(...list.map(({ tally }) => tally.yes));
    const naive = list
      .filter(({ tally }) => tally.yes === most && most > 0)
      .filter(({ tally }, _, all) => tally.no === Math.min(...all.map((one) => one.tally.no)))
      .filter((one, _, all) => one.goldenMinutes === Math.max(...all.map((a) => a.goldenMinutes)));
    expect(best).toEqual(new Set(idsOf(naive)));
    expect(order.slice(0, best.size)).toEqual(idsOf(naive));
  },
);

test('a tally counts each person once', () => {
  const people = [
    { answers: { a: 'yes' } },
    { answers: { a: 'maybe', b: 'no' } },
    { answers: {} },
  ] as const;
  expect(tallyOf('a', people)).toEqual({ yes: 1, maybe: 1, no: 0, none: 1 });
  expect(tallyOf('b', people)).toEqual({ yes: 0, maybe: 0, no: 1, none: 2 });
});
