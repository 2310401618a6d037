import { describe, expect, test } from 'vitest';
import { applyOperation } from './apply-operation.ts';
import { SHOT_LINKS_OF_LIST_MAX, SHOTS_MAX } from './constants.ts';
import { type DayState, type Linkable, shotsOf } from './day-state.ts';
import { type Operation, type OperationKind, operation } from './operations.ts';

const idOf = (name: string) =>
  `00000000-0000-4000-8000-${Buffer.from(name).toString('hex').padStart(12, '0').slice(-12)}`;
const AT = '2026-11-22T15:00:00.000Z';
let made = 0;
const EMPTY: DayState = { shots: [], packing: { kitIds: [], lines: [], records: [] } };

/** As a client sends it. */
const op = (kind: OperationKind, name: string, fields: object = {}, base: object = {}): Operation =>
  operation.parse({
    id: idOf(`o${made++}`),
    kind,
    target: idOf(name),
    fields,
    base,
    at: AT,
  } as never);

const behind = (name: string | null) => ({ after: name === null ? null : idOf(name) });

function run(operations: readonly Operation[], from: DayState = EMPTY, linkable?: Linkable) {
  let state = from;
  const refusals = operations.map((each) => {
    const outcome = applyOperation(state, each, linkable);
    state = outcome.state;
    return outcome.refusals;
  });
  return { state, refusals: refusals.at(-1)!, shots: shotsOf(state) };
}

const titles = (state: DayState) => shotsOf(state).map(({ title }) => title);
const list = (...names: string[]) =>
  run(names.map((title) => op('addShot', title, { title }))).state;

describe('adding', () => {
  test('puts an entry with defaults last, first or after another one', () => {
    const { state } = run(
      [
        op('addShot', 'd', { title: 'd' }),
        op('addShot', 'e', { title: 'e', ...behind(null) }),
        op('addShot', 'f', { title: 'f', ...behind('a') }),
        op('addShot', 'g', { title: 'g', ...behind('unknown') }),
      ],
      list('a', 'b'),
    );
    expect(titles(state)).toEqual(['e', 'a', 'f', 'b', 'd', 'g']);
    expect(shotsOf(run([op('addShot', 'x')]).state)).toEqual([
      {
        id: idOf('x'),
        kind: 'shot',
        title: null,
        minutes: 15,
        pin: null,
        notes: null,
        referenceId: null,
        participantIds: [],
        costumeIds: [],
        propIds: [],
        equipmentIds: [],
        state: 'open',
        actualEnd: null,
      },
    ]);
  });

  test('refuses an id that is there, also of a deleted entry', () => {
    expect(run([op('addShot', 'a', { title: 'other' })], list('a')).refusals).toEqual([
      { reason: 'taken', fields: [] },
    ]);
    const { refusals, shots } = run([op('deleteShot', 'a'), op('addShot', 'a')], list('a'));
    expect(refusals).toEqual([{ reason: 'taken', fields: [] }]);
    expect(shots).toEqual([]);
  });

  test('refuses more entries and links than a list can have', () => {
    const full = list(...Array.from({ length: SHOTS_MAX }, (_, index) => `s${index}`));
    const isFull = [{ reason: 'full', fields: [] }];
    expect(run([op('addShot', 'more')], full).refusals).toEqual(isFull);
    const freed = run([op('deleteShot', 's0'), op('addShot', 'more')], full);
    expect(freed.refusals).toEqual([]);
    expect(run([op('restoreShot', 's0')], freed.state).refusals).toEqual(isFull);
    const people = Array.from({ length: 50 }, (_, index) => idOf(`p${index}`));
    const crowded = Array.from({ length: SHOT_LINKS_OF_LIST_MAX / 50 + 1 }, (_, index) =>
      op('addShot', `c${index}`, { participantIds: people }),
    );
    expect(run(crowded).refusals).toEqual(isFull);
    expect(run(crowded.slice(1)).refusals).toEqual([]);
  });

  test('leaves out what the shoot does not have, and says so', () => {
    const known = new Set([idOf('yuki')]);
    const none = new Set<string>();
    const linkable = {
      ...{ participantIds: known, things: [], hasRoomForKits: () => true },
      referenceId: none,
      costumeIds: none,
      propIds: none,
      equipmentIds: none,
    };
    const fields = {
      participantIds: [idOf('gone'), idOf('yuki')],
      referenceId: idOf('picture'),
    };
    const { refusals, shots, state } = run([op('addShot', 'a', fields)], undefined, linkable);
    expect(refusals).toEqual([{ reason: 'unlinked', fields: ['participantIds', 'referenceId'] }]);
    expect(shots).toMatchObject([{ participantIds: [idOf('yuki')], referenceId: null }]);
    const kept = run([op('changeShot', 'a', { minutes: 5 })], state, {
      ...linkable,
      participantIds: none,
    });
    expect(kept.refusals).toEqual([]);
    expect(kept.shots).toMatchObject([{ minutes: 5, participantIds: [idOf('yuki')] }]);
  });
});

describe('changing', () => {
  const base = list('a');
  const changed = (fields: object, before: object, from = base) =>
    run([op('changeShot', 'a', fields, before)], from);

  test('changes the named fields only', () => {
    const { shots, refusals } = changed({ title: 'A', pin: '16:40' }, { title: 'a', pin: null });
    expect(shots).toMatchObject([{ title: 'A', pin: '16:40', minutes: 15 }]);
    expect(refusals).toEqual([]);
  });

  test('leaves a field alone that equals its base', () => {
    const { state } = changed({ minutes: 30 }, { minutes: 15 });
    const { shots } = changed({ minutes: 15, notes: 'Low' }, { minutes: 15, notes: null }, state);
    expect(shots).toMatchObject([{ minutes: 30, notes: 'Low' }]);
  });

  test('keeps text that another person has changed since, and the other fields of the change', () => {
    const { state } = changed({ title: 'Theirs' }, { title: 'a' });
    const { shots, refusals } = changed(
      { title: 'Mine', minutes: 5 },
      { title: 'a', minutes: 15 },
      state,
    );
    expect(shots).toMatchObject([{ title: 'Theirs', minutes: 5 }]);
    expect(refusals).toEqual([{ reason: 'changed', fields: ['title'] }]);
    expect(changed({ title: 'Theirs' }, { title: 'a' }, state).refusals).toEqual([]);
    expect(changed({ title: 'Mine' }, {}, state).shots).toMatchObject([{ title: 'Mine' }]);
  });

  test('takes the last of two numbers', () => {
    const { state } = changed({ minutes: 30 }, { minutes: 15 });
    expect(changed({ minutes: 20 }, { minutes: 15 }, state).shots).toMatchObject([{ minutes: 20 }]);
  });

  test('adds and removes people that two have changed at once', () => {
    const ids = (...names: string[]) => ({ participantIds: names.map(idOf) });
    const { state } = changed(ids('p', 'q'), ids());
    const first = changed(ids('p', 'r'), ids('p', 'q'), state);
    const second = changed(ids('s', 'q', 'p'), ids('p', 'q'), first.state);
    expect(second.shots).toMatchObject([ids('p', 'r', 's')]);
    expect(changed(ids('q', 'p'), ids('p', 'q'), state).shots).toMatchObject([ids('q', 'p')]);
  });
});

describe('moving', () => {
  test.each([
    ['a', 'c', ['b', 'c', 'a', 'd']],
    ['d', null, ['d', 'a', 'b', 'c']],
    ['b', 'b', ['a', 'b', 'c', 'd']],
    ['c', 'b', ['a', 'b', 'c', 'd']],
  ])('%s behind %s', (name, to, expected) => {
    const { state, refusals } = run([op('moveShot', name, behind(to))], list('a', 'b', 'c', 'd'));
    expect(titles(state)).toEqual(expected);
    expect(refusals).toEqual([]);
  });

  test('behind a deleted entry puts it at that place; behind an unknown one is refused', () => {
    const { state } = run(
      [op('deleteShot', 'b'), op('moveShot', 'd', behind('b'))],
      list('a', 'b', 'c', 'd'),
    );
    expect(titles(state)).toEqual(['a', 'd', 'c']);
    const unknown = run([op('moveShot', 'a', behind('x'))], state);
    expect(unknown.refusals).toEqual([{ reason: 'gone', fields: ['after'] }]);
    expect(titles(unknown.state)).toEqual(['a', 'd', 'c']);
  });
});

describe('marking', () => {
  test('keeps an end of what is done only', () => {
    const mark = (state: string) => op('markShot', 'a', { state, actualEnd: AT });
    expect(run([mark('done')], list('a')).shots).toMatchObject([{ state: 'done', actualEnd: AT }]);
    expect(run([mark('done'), mark('skipped')], list('a')).shots).toMatchObject([
      { state: 'skipped', actualEnd: null },
    ]);
  });
});

describe('a deleted entry', () => {
  test.each([
    ['changeShot', { title: 'x' }],
    ['moveShot', { after: null }],
    ['markShot', { state: 'done', actualEnd: null }],
  ] as const)('refuses %s', (kind, fields) => {
    const gone = [{ reason: 'gone', fields: [] }];
    expect(run([op('deleteShot', 'a'), op(kind, 'a', fields)], list('a')).refusals).toEqual(gone);
    expect(run([op(kind, 'never', fields)]).refusals).toEqual(gone);
  });

  test('comes back at its place, with its changes', () => {
    const { state, refusals } = run(
      [
        op('deleteShot', 'a'),
        op('deleteShot', 'a'),
        op('restoreShot', 'a'),
        op('restoreShot', 'a'),
      ],
      list('a', 'b'),
    );
    expect(titles(state)).toEqual(['a', 'b']);
    expect(refusals).toEqual([]);
    expect(run([op('restoreShot', 'x')]).refusals).toEqual([{ reason: 'gone', fields: [] }]);
    expect(run([op('deleteShot', 'x')]).refusals).toEqual([]);
  });
});

describe('an operation', () => {
  const good = { id: idOf('o'), kind: 'changeShot', target: idOf('a'), at: AT };
  test.each([
    ['an unknown kind', { ...good, kind: 'explode', fields: { title: 'a' } }],
    ['an unknown field', { ...good, fields: { owner: 'me' } }],
    ['nothing to change', { ...good, fields: {} }],
    ['a field of another kind', { ...good, kind: 'markShot', fields: { title: 'a' } }],
    ['no target', { ...good, target: 'a', fields: { title: 'a' } }],
    ['no minutes', { ...good, fields: { minutes: 0 } }],
    ['a time that is none', { ...good, fields: { pin: '25:00' } }],
    [
      'more people than an entry can have',
      {
        ...good,
        fields: { participantIds: Array.from({ length: 51 }, (_, index) => idOf(`p${index}`)) },
      },
    ],
    ['an unknown property', { ...good, fields: { title: 'a' }, team: 'x' }],
  ])('with %s is invalid', (_, value) => {
    expect(operation.safeParse(value).success).toBe(false);
  });

  test('has a title on one line', () => {
    const parsed = operation.parse({
      ...good,
      fields: { title: ' Crown\n against\tthe  arch ' },
    } as never);
    expect(parsed.fields).toEqual({ title: 'Crown against the arch' });
  });
});
