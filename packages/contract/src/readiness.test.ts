import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Conflict } from './conflicts.ts';
import { readinessOf } from './readiness.ts';
import { isSheltered } from './readiness-checks.ts';
import type { KnownAnswer, ReadinessInput } from './readiness-input.ts';

type Shoot = ReadinessInput['shoot'];

const shoot: Shoot = {
  status: 'planning',
  date: '2026-11-22',
  time: '15:30',
  locationId: 'abbey',
  hasSecondPlace: false,
  participants: [
    { id: 'yuki', costumeIds: ['nimue'] },
    { id: 'sam', costumeIds: [] },
  ],
  costumes: [{ costumeId: 'nimue', todos: 0 }],
  equipment: [{ equipmentId: 'softbox', quantity: 2, owned: 2 }],
};
const answered = (answers: Readonly<Record<string, KnownAnswer['answer']>>) =>
  new Map(
    Object.entries(answers).map(([id, answer]) => [
      id,
      { answer, note: answer && `${answer}, sorry` },
    ]),
  );
/** One hour after the other, with their chances of rain. */
const hours = (...chances: readonly (number | null)[]) =>
  chances.map((precipitationChance, index) => ({ at: `${15 + index}:00`, precipitationChance }));
const all: ReadinessInput = {
  shoot,
  today: '2026-11-10',
  conflicts: [],
  forecast: hours(20),
  answers: answered({ yuki: 'yes', sam: 'yes' }),
  unpacked: 0,
  withoutConsent: [],
};
const ask = (change: Partial<ReadinessInput>, plan: Partial<Shoot> = {}) =>
  readinessOf({ ...all, ...change, shoot: { ...shoot, ...plan } });
/** The open entries as text: code, section and weight. */
const openOf = (...asked: Parameters<typeof ask>) =>
  ask(...asked).open.map(({ code, section, weight }) => `${code} at ${section}, ${weight}`);

const todos = (count: number | null): Shoot['costumes'] => [{ costumeId: 'nimue', todos: count }];
const busy: Conflict[] = [
  { kind: 'equipment', itemId: 'softbox', taken: 2, of: 2, shoots: [] },
  { kind: 'personnel', itemId: 'yuki', taken: 1, of: 1, shoots: [] },
  { kind: 'away', itemId: 'sam', away: [] },
];

describe('what is open', () => {
  it.each<[string, Partial<ReadinessInput>, Partial<Shoot>, string[]]>([
    ['nothing', {}, {}, []],
    ['a place', {}, { locationId: null }, ['no-place at location, 3']],
    ['a time', {}, { time: null }, ['no-time at schedule, 2']],
    ['the crew', {}, { participants: [] }, ['no-crew at crew, 3']],
    ['a date', {}, { date: null, time: '10:00' }, ['no-date at schedule, 3']],
    [
      'what is busy, people first',
      { conflicts: busy },
      {},
      ['busy at crew, 3', 'away at crew, 3', 'busy at equipment, 2'],
    ],
    [
      'nothing busy without a date',
      { conflicts: busy },
      { date: null },
      ['no-date at schedule, 3'],
    ],
    ['few todos for many days', {}, { costumes: todos(2) }, ['todos at costumes, 1']],
    ['a todo every two days', {}, { costumes: todos(5) }, ['todos at costumes, 2']],
    ['more todos than days', {}, { costumes: todos(13) }, ['todos at costumes, 3']],
    [
      'a todo in the last days',
      { today: '2026-11-20' },
      { costumes: todos(1) },
      ['todos at costumes, 3'],
    ],
    [
      'todos without a date',
      {},
      { date: null, costumes: todos(9) },
      ['no-date at schedule, 3', 'todos at costumes, 1'],
    ],
    ['rain', { forecast: hours(0, 50) }, {}, ['rain at secondPlace, 2']],
    ['no rain that is unlikely', { forecast: hours(49) }, {}, []],
    ['no rain with a second place', { forecast: hours(70) }, { hasSecondPlace: true }, []],
    ['no rain without a forecast', { forecast: null }, {}, []],
    ['no rain where its chance is not known', { forecast: hours(null) }, {}, []],
    [
      'answers',
      { answers: answered({ yuki: 'no', sam: null }) },
      {},
      ['declined at crew, 3', 'unanswered at crew, 1'],
    ],
    [
      'who is not sure',
      { answers: answered({ yuki: 'maybe', sam: 'maybe' }) },
      {},
      ['unsure at crew, 1'],
    ],
    [
      'more units than the team owns, also if no other shoot has any',
      {},
      { equipment: [{ equipmentId: 'softbox', quantity: 5, owned: 2 }] },
      ['short at equipment, 2'],
    ],
    [
      'what of a kit is short or busy, where kits are changed',
      { conflicts: busy.slice(0, 1) },
      { equipment: [{ equipmentId: 'softbox', quantity: 5, owned: 2, isOnlyInKits: true }] },
      ['busy at packing, 2', 'short at packing, 2'],
    ],
    ['whom to ask', { answers: answered({ yuki: 'yes' }) }, {}, ['unasked at crew, 1']],
    ['whom to ask without a date', {}, { date: null }, ['no-date at schedule, 3']],
    [
      'no answers without a date',
      { answers: answered({ yuki: null }) },
      { date: null },
      ['no-date at schedule, 3', 'unasked at crew, 1'],
    ],
    [
      'both, if some were asked',
      { answers: answered({ sam: null }) },
      {},
      ['unanswered at crew, 1', 'unasked at crew, 1'],
    ],
    [
      'packing on the day before',
      { today: '2026-11-21', unpacked: 4 },
      {},
      ['unpacked at packing, 2'],
    ],
    ['no packing days before', { unpacked: 4 }, {}, []],
    ['consent', { withoutConsent: ['sam'] }, {}, ['no-consent at consent, 1']],
    ['nothing after the day', { today: '2026-11-23' }, { locationId: null }, []],
    ['nothing of a completed shoot', {}, { status: 'completed', locationId: null }, []],
  ])('is %s', (_what, input, plan, expected) => {
    expect(openOf(input, plan)).toEqual(expected);
  });

  it('says how many todos are left for how many days, and who wears the costume', () => {
    expect(ask({}, { costumes: todos(5) }).open).toEqual([
      {
        ...{ code: 'todos', weight: 2, section: 'costumes', costumeId: 'nimue' },
        ...{ todos: 5, daysLeft: 12, wornBy: ['yuki'] },
      },
    ]);
  });

  it('says who said no with their note, and from when on it may rain', () => {
    const { open } = ask({
      answers: answered({ yuki: 'no', sam: 'yes' }),
      forecast: hours(40, 60, 80),
    });
    expect(open).toEqual([
      {
        ...{ code: 'declined', weight: 3, section: 'crew' },
        ...{ participantId: 'yuki', note: 'no, sorry' },
      },
      { code: 'rain', weight: 2, section: 'secondPlace', chance: 80, from: '16:00' },
    ]);
  });
});

it.each<[string, ReadinessInput['forecast'], boolean]>([
  ['rain', hours(10, 50), true],
  ['rain that is not known for every hour', hours(10, null), true],
  ['a forecast without hours', [], true],
  ['no forecast', null, true],
  ['a forecast that is not known', undefined, true],
  ['a dry forecast', hours(10, 49), false],
])('with %s, a second place is why rain is fine: it is always fine', (_, forecast, is) => {
  const plan = { ...shoot, hasSecondPlace: true };
  expect(isSheltered({ ...all, shoot: plan, forecast })).toBe(is);
  expect(ask({ forecast }, plan).fine).toContain('rain');
  expect(isSheltered({ ...all, forecast })).toBe(false);
});

describe('a shoot is', () => {
  it.each<[string, Partial<ReadinessInput>, Partial<Shoot>]>([
    ['ready', {}, {}],
    ['ready', { answers: 'unused', unpacked: 'unused', withoutConsent: 'unused' }, {}],
    ['ready', { forecast: null, unpacked: undefined }, {}],
    ['ready', { forecast: [] }, {}],
    ['ready', { forecast: hours(null, null) }, {}],
    ['unknown', { forecast: hours(10, null) }, {}],
    ['open', { forecast: hours(null, 60) }, {}],
    ['unknown', { conflicts: undefined }, {}],
    ['unknown', { forecast: undefined }, {}],
    ['ready', { forecast: undefined }, { hasSecondPlace: true }],
    ['unknown', { answers: undefined }, {}],
    ['unknown', { unpacked: undefined, today: '2026-11-22' }, {}],
    ['unknown', { withoutConsent: undefined }, {}],
    ['unknown', {}, { costumes: todos(null) }],
    ['unknown', {}, { equipment: [{ equipmentId: 'softbox', quantity: 1, owned: null }] }],
    ['unknown', {}, { equipment: undefined }],
    ['open', { answers: answered({ yuki: 'yes', sam: 'maybe' }) }, {}],
    ['ready', {}, { equipment: [] }],
    ['open', { forecast: undefined }, { time: null }],
    ['over', {}, { status: 'completed' }],
    ['over', { today: '2026-11-23' }, { time: null }],
  ])('%s with %j and %j', (state, input, plan) => {
    expect(ask(input, plan).state).toBe(state);
  });

  it('as ready as the weight of what is fine', () => {
    expect(ask({}).share).toBe(1);
    const { fine, share } = ask({}, { time: null });
    expect(fine).toEqual([
      'date',
      'place',
      'crew',
      'declined',
      'busy',
      'owned',
      'rain',
      'costumes',
      'answers',
      'consent',
    ]);
    expect(share).toBeCloseTo(23 / 25);
    expect(ask({ conflicts: undefined }).share).toBeCloseTo(22 / 25);
  });
});

describe('whatever is known', () => {
  const inputs: fc.Arbitrary<ReadinessInput> = fc.record({
    shoot: fc.record({
      status: fc.constantFrom('idea', 'planning', 'ready to shoot'),
      date: fc.constantFrom(null, '2026-11-22'),
      time: fc.constantFrom(null, '15:30'),
      locationId: fc.constantFrom(null, 'abbey'),
      hasSecondPlace: fc.boolean(),
      participants: fc.constantFrom([], shoot.participants),
      costumes: fc.constantFrom([], shoot.costumes, todos(3), todos(null)),
      equipment: fc.constantFrom(
        undefined,
        [],
        shoot.equipment,
        [{ equipmentId: 'softbox', quantity: 3, owned: 2 }],
        [{ equipmentId: 'softbox', quantity: 3, owned: null }],
      ),
    }),
    today: fc.constantFrom('2026-11-01', '2026-11-21', '2026-11-22'),
    conflicts: fc.constantFrom(undefined, [], busy),
    forecast: fc.constantFrom(undefined, null, hours(10), hours(90)),
    answers: fc.constantFrom<ReadinessInput['answers']>(
      undefined,
      'unused',
      new Map(),
      answered({ yuki: null }),
      answered({ yuki: 'yes', sam: 'maybe' }),
      all.answers,
    ),
    unpacked: fc.constantFrom<ReadinessInput['unpacked']>(undefined, 'unused', 0, 2),
    withoutConsent: fc.constantFrom<ReadinessInput['withoutConsent']>(
      undefined,
      'unused',
      [],
      ['sam'],
    ),
  });

  /** All that "ready" claims, put down again. */
  function mayBeReady({ shoot: plan, ...known }: ReadinessInput): boolean | undefined {
    const { answers, forecast, unpacked, withoutConsent } = known;
    const isLast = known.today >= '2026-11-21';
    return (
      [plan.date, plan.time, plan.locationId].every((part) => part !== null) &&
      plan.participants.length > 0 &&
      plan.costumes.every((costume) => costume.todos === 0) &&
      plan.equipment?.every(({ quantity, owned }) => owned !== null && quantity <= owned) &&
      known.conflicts?.length === 0 &&
      (answers === 'unused' ||
        plan.participants.every(({ id }) => answers?.get(id)?.answer === 'yes')) &&
      (plan.hasSecondPlace ||
        forecast === null ||
        forecast?.every((hour) => Number(hour.precipitationChance) < 50)) &&
      (!isLast || unpacked === 'unused' || unpacked === 0) &&
      (withoutConsent === 'unused' || withoutConsent?.length === 0)
    );
  }

  it('it is ready if, and only if, each part is known and fine', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(readinessOf(input).state === 'ready').toBe(mayBeReady(input) === true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('it is ready only with nothing open or not known, and then the ring is closed', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { state, open, unknown, share } = readinessOf(input);
        expect(state === 'ready').toBe(open.length + unknown.length === 0);
        expect(share === 1).toBe(state === 'ready');
      }),
    );
  });

  it('the heaviest comes first, and learning more never closes what was open', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { open } = readinessOf(input);
        const weights = open.map(({ weight }) => weight);
        expect(weights).toEqual(weights.toSorted((a, b) => b - a));
        const less = readinessOf({ ...input, conflicts: undefined, forecast: undefined });
        const codes = open.map(({ code }) => code);
        for (const { code } of less.open) expect(codes).toContain(code);
      }),
    );
  });
});
