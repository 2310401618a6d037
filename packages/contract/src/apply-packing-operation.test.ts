import { describe, expect, test } from 'vitest';
import { applyOperation } from './apply-operation.ts';
import { KITS_OF_SHOOT_MAX, PACKING_LINES_MAX, PACKING_RECORDS_MAX } from './constants.ts';
import { type DayState, type Linkable, packingOf, stateOfDay } from './day-state.ts';
import { type Operation, type OperationKind, operation } from './operations.ts';
import type { PackedThing } from './packing.ts';
import { bareLine, bareRecord as mark, noPacking } from './packing-records.ts';

const idOf = (name: string | number) =>
  `00000000-0000-4000-8000-${Buffer.from(`${name}`).toString('hex').padStart(12, '0').slice(-12)}`;
const AT = '2026-11-22T15:00:00.000Z';
let made = 0;
const op = (
  kind: OperationKind,
  name: string | number,
  fields: object = {},
  base: object = {},
): Operation =>
  operation.parse({
    ...{ id: idOf(`o${made++}`), kind, target: idOf(name), fields, base, at: AT },
  } as never);

const EMPTY = stateOfDay({ shots: [], packing: noPacking });
function run(operations: readonly Operation[], from: DayState = EMPTY, linkable?: Linkable) {
  let state = from;
  const refusals = operations.map((each) => {
    const outcome = applyOperation(state, each, linkable);
    state = outcome.state;
    return outcome.refusals;
  });
  const { lines, records, kitIds } = packingOf(state, []);
  return {
    state,
    refusals: refusals.at(-1)!,
    texts: lines.map(({ text }) => text),
    records,
    kitIds,
  };
}

const none: ReadonlySet<string> = new Set();
const kit: PackedThing = {
  ...{ kind: 'kit', id: idOf('kit'), name: 'Kit', ...bareLine },
  parts: [{ part: { line: 'Tape' }, name: 'Tape', ...bareLine }],
};
const sword: PackedThing = { ...kit, kind: 'prop', id: idOf('sword'), parts: [] };
const linkable: Linkable = {
  ...{ referenceId: none, costumeIds: none, propIds: none, equipmentIds: none },
  ...{ participantIds: new Set([idOf('yuki')]), things: [kit, sword], hasRoomForKits: () => true },
};
const packed = (more: object = {}) => ({ kind: 'prop', packedAt: AT, ...more });

describe('lines', () => {
  const list = run([op('addPackingLine', 'a', { text: 'Veil', bringerId: idOf('yuki') })]);

  test('are added with who brings them, deleted and restored with it', () => {
    const record = { ...mark, kind: 'line', id: idOf('a'), part: null, bringerId: idOf('yuki') };
    expect(list).toMatchObject({ refusals: [], texts: ['Veil'], records: [record] });
    const deleted = run([op('deletePackingLine', 'a')], list.state);
    expect(deleted).toMatchObject({ texts: [], records: [] });
    const again = run([op('restorePackingLine', 'a')], deleted.state);
    expect(again).toMatchObject({ texts: ['Veil'], records: [record] });
    expect(run([op('restorePackingLine', 'b')]).refusals).toMatchObject([{ reason: 'gone' }]);
  });

  test('keep text that another person has written', () => {
    const change = op('changePackingLine', 'a', { text: 'Black veil' }, { text: 'Veil' });
    const other = op('changePackingLine', 'a', { text: 'Two veils' }, { text: 'Veil' });
    const { texts, refusals } = run([change, other], list.state);
    expect(texts).toEqual(['Black veil']);
    expect(refusals).toEqual([{ reason: 'changed', fields: ['text'] }]);
    const gone = run([op('deletePackingLine', 'a'), change], list.state);
    expect(gone.refusals).toMatchObject([{ reason: 'gone' }]);
  });

  test('are refused under a taken id, beyond the limit, and for a person who is not there', () => {
    const same = op('addPackingLine', 'a', { text: 'x' });
    expect(run([same], list.state).refusals).toMatchObject([{ reason: 'taken' }]);
    const many = Array.from({ length: PACKING_LINES_MAX + 1 }, (_, index) =>
      op('addPackingLine', index, { text: `${index}` }),
    );
    const full = run(many);
    expect(full.refusals).toMatchObject([{ reason: 'full' }]);
    expect(full.texts).toHaveLength(PACKING_LINES_MAX);
    const stranger = op('addPackingLine', 'b', { text: 'Coat', bringerId: idOf('gone') });
    expect(run([stranger], EMPTY, linkable)).toMatchObject({
      ...{ texts: ['Coat'], refusals: [{ reason: 'unlinked', fields: ['bringerId'] }] },
      records: [],
    });
  });
});

describe('kits', () => {
  test('are added once, and go with what was recorded about them', () => {
    const { kitIds, records, state } = run(
      [
        op('addKit', 'kit'),
        op('addKit', 'kit'),
        op('packThing', 'kit', packed({ kind: 'kit', parts: [{ line: 'Tape' }] })),
        op('packThing', 'sword', packed()),
      ],
      EMPTY,
      linkable,
    );
    expect(kitIds).toEqual([idOf('kit')]);
    expect(records.map(({ part }) => part)).toEqual([{ line: 'Tape' }, null]);
    const without = run([op('removeKit', 'kit')], state, linkable);
    expect(without).toMatchObject({ kitIds: [], refusals: [] });
    expect(without.records.map(({ id }) => id)).toEqual([idOf('sword')]);
  });

  test('are refused if the team has none such, or the shoot has no room', () => {
    const unknown = run([op('addKit', 'other')], EMPTY, linkable);
    expect(unknown.refusals).toMatchObject([{ reason: 'gone' }]);
    const noRoom = { ...linkable, hasRoomForKits: () => false };
    expect(run([op('addKit', 'kit')], EMPTY, noRoom).refusals).toMatchObject([{ reason: 'full' }]);
    const many = Array.from({ length: KITS_OF_SHOOT_MAX + 1 }, (_, index) => op('addKit', index));
    expect(run(many).refusals).toMatchObject([{ reason: 'full' }]);
  });
});

describe('check-offs', () => {
  test('are recorded apart, and leave nothing when they are taken back', () => {
    const operations = [
      op('packThing', 'sword', packed()),
      op('packThingBack', 'sword', { kind: 'prop', backAt: AT }),
      op('bringThing', 'sword', { kind: 'prop', bringerId: idOf('yuki') }),
    ];
    const { records, state } = run(operations, EMPTY, linkable);
    expect(records).toEqual([
      {
        ...{ ...mark, kind: 'prop', id: idOf('sword'), part: null, packedAt: AT, backAt: AT },
        bringerId: idOf('yuki'),
      },
    ]);
    const back = run(
      [
        op('packThing', 'sword', packed({ packedAt: null })),
        op('packThingBack', 'sword', { kind: 'prop', backAt: null }),
        op('bringThing', 'sword', { kind: 'prop', bringerId: null }),
      ],
      state,
    );
    expect(back.records).toEqual([]);
  });

  test('of some units are counted, until all or none are', () => {
    const some = (more: object) => op('packThing', 'sword', packed({ packedAt: null, ...more }));
    const list = run([
      some({ packedCount: 2 }),
      op('packThingBack', 'sword', { kind: 'prop', backAt: null, backCount: 1 }),
    ]);
    expect(list.records).toMatchObject([{ packedAt: null, packedCount: 2, backCount: 1 }]);
    const all = run([op('packThing', 'sword', packed({ packedCount: 2 }))], list.state);
    expect(all.records).toMatchObject([{ packedAt: AT, packedCount: null, backCount: 1 }]);
    const again = run([some({ packedCount: 1 })], all.state);
    expect(again.records).toMatchObject([{ packedAt: null, packedCount: 1 }]);
    const back = op('packThingBack', 'sword', { kind: 'prop', backAt: null });
    expect(run([some({}), back], again.state).records).toEqual([]);
  });

  test('of more units never lower what others have counted meanwhile', () => {
    const some = (packedCount: number | null, base: object, packedAt: string | null = null) =>
      op('packThing', 'sword', packed({ packedAt, packedCount }), base);
    const back = (backCount: number, base: object) =>
      op('packThingBack', 'sword', { kind: 'prop', backAt: null, backCount }, base);
    const all = run([op('packThing', 'sword', packed())]);
    const raised = run([some(1, { count: 0 })], all.state);
    expect(raised.state).toBe(all.state);
    const two = run([some(2, { count: 0 }), back(2, { count: 0 })]);
    expect(run([some(1, { count: 0 }), back(1, { count: 0 })], two.state).state).toBe(two.state);
    expect(run([some(3, { count: 1 })], two.state).records).toMatchObject([{ packedCount: 3 }]);
    expect(run([some(null, { count: 1 }, AT)], two.state).records).toMatchObject([
      { packedAt: AT, packedCount: null },
    ]);
    expect(run([some(1, { count: 2 })], two.state).records).toMatchObject([{ packedCount: 1 }]);
    expect(run([some(1, {})], all.state).records).toMatchObject([{ packedAt: null }]);
  });

  test.each([
    ['what is not on the list', op('packThing', 'crown', packed())],
    ['an item under another kind', op('packThing', 'sword', packed({ kind: 'costume' }))],
    ['a part of what is no kit', op('packThing', 'sword', packed({ parts: [{ line: 'Tape' }] }))],
    ['a kit that was not added', op('packThing', 'kit', packed({ kind: 'kit' }))],
    ['a line that was deleted', op('bringThing', 'a', { kind: 'line', bringerId: null })],
  ])('of %s are refused', (_, operation) => {
    expect(run([operation], EMPTY, linkable).refusals).toMatchObject([{ reason: 'gone' }]);
  });

  test('of a part that a kit does not have are refused', () => {
    const glue = packed({ kind: 'kit', parts: [{ line: 'Tape' }, { line: 'Glue' }] });
    const outcome = run([op('addKit', 'kit'), op('packThing', 'kit', glue)], EMPTY, linkable);
    expect(outcome).toMatchObject({ refusals: [{ reason: 'gone' }], records: [] });
  });

  test('of a part of what is no kit are refused also where the shoot is not known', () => {
    const wrong = op('packThing', 'sword', packed({ parts: [{ line: 'Tape' }] }));
    expect(run([wrong])).toMatchObject({ refusals: [{ reason: 'gone' }], records: [] });
  });

  test('beyond the limit are refused', () => {
    const records = Array.from({ length: PACKING_RECORDS_MAX }, (_, index) => {
      return { ...mark, kind: 'prop' as const, id: idOf(index), part: null, packedAt: AT };
    });
    const full = { ...EMPTY, packing: { ...EMPTY.packing, records } };
    const outcome = run([op('packThing', 'sword', packed())], full);
    expect(outcome.refusals).toMatchObject([{ reason: 'full' }]);
    expect(run([op('packThing', 1, packed())], full).refusals).toEqual([]);
  });
});

describe('notes', () => {
  const note = (text: string | null, base: object = {}, more: object = {}) =>
    op('noteThing', 'sword', { kind: 'prop', note: text, ...more }, base);
  const dry = run([note('  Hem not\n dry  yet ')]);

  test('are kept on one line, alone too, and go with their text', () => {
    expect(dry.records).toEqual([
      { ...mark, kind: 'prop', id: idOf('sword'), part: null, note: 'Hem not dry yet' },
    ]);
    const checked = run([op('packThing', 'sword', packed())], dry.state);
    expect(checked.records).toMatchObject([{ note: 'Hem not dry yet', packedAt: AT }]);
    expect(run([note('', { note: 'Hem not dry yet' })], dry.state).records).toEqual([]);
  });

  test('that another person has written are kept, and the change is refused', () => {
    const changed = run([note('Dry', { note: null })], dry.state);
    expect(changed.refusals).toEqual([{ reason: 'changed', fields: ['note'] }]);
    expect(changed.records).toMatchObject([{ note: 'Hem not dry yet' }]);
    expect(run([note('Hem not dry yet', { note: null })], dry.state).refusals).toEqual([]);
    expect(run([note('Dry')], dry.state).records).toMatchObject([{ note: 'Dry' }]);
  });

  test('are of a part of a kit, and of nothing that is not there', () => {
    const ofKit = (line: string) =>
      op('noteThing', 'kit', { kind: 'kit', part: { line }, note: 'Two sticks left' });
    const kitOn = run([op('addKit', 'kit'), ofKit('Tape')], EMPTY, linkable);
    expect(kitOn.records).toMatchObject([{ part: { line: 'Tape' }, note: 'Two sticks left' }]);
    expect(run([ofKit('Glue')], kitOn.state, linkable).refusals).toMatchObject([
      { reason: 'gone' },
    ]);
  });

  test('of the bringer are theirs until another person brings it or writes one', () => {
    const bring = (name: string) =>
      op('bringThing', 'sword', { kind: 'prop', bringerId: idOf(name) });
    const own = run([bring('yuki'), note('Wet', {}, { isOwn: true })]);
    expect(own.records).toMatchObject([{ isNoteOwn: true }]);
    expect(run([bring('yuki')], own.state).records).toMatchObject([{ isNoteOwn: true }]);
    expect(run([bring('dana')], own.state).records).toMatchObject([
      { note: 'Wet', isNoteOwn: false },
    ]);
    expect(run([note('Dry')], own.state).records).toMatchObject([{ isNoteOwn: false }]);
  });

  test('on parts of a kit are no longer theirs either once another person brings it', () => {
    const bring = (name: string) => op('bringThing', 'kit', { kind: 'kit', bringerId: idOf(name) });
    const ofKit = { kind: 'kit', part: { line: 'Tape' }, note: 'Wet', isOwn: true };
    const own = run([op('addKit', 'kit'), bring('yuki'), op('noteThing', 'kit', ofKit)]);
    const isOwnOf = ({ records }: ReturnType<typeof run>) =>
      records.find(({ part }) => part !== null)?.isNoteOwn;
    expect(isOwnOf(own)).toBe(true);
    expect(isOwnOf(run([bring('yuki')], own.state))).toBe(true);
    expect(isOwnOf(run([bring('dana')], own.state))).toBe(false);
  });

  test('that are written again by another person change nothing', () => {
    const { state } = run([note('Wet', { note: 'Hem not dry yet' })], dry.state);
    const again = run([note('Wet', { note: 'Wet' }, { isOwn: true })], state);
    expect(again.state).toBe(state);
    expect(run([note(null)]).state).toBe(EMPTY);
  });

  test('without a visible character are none, and control characters are refused', () => {
    for (const text of ['\u200B', ' \u2800 \u200B'])
      expect(run([note(text)], dry.state).records).toEqual([]);
    expect(run([note('裾\u3000未\u00A0乾燥  だ')]).records).toMatchObject([
      { note: '裾 未 乾燥 だ' },
    ]);
    for (const text of ['a\u0085b', 'a\u0000b']) expect(() => note(text)).toThrow();
  });
});

describe('lines for everybody', () => {
  const forAll = { bringerId: null, isForEverybody: true };
  const isForAll = ({ state }: ReturnType<typeof run>) =>
    packingOf(state, []).lines.map(({ isForEverybody }) => isForEverybody);

  test('keep what was recorded about them, and late check-offs, until they are usual lines again', () => {
    const line = run([
      op('addPackingLine', 'a', { text: 'Coat', bringerId: idOf('yuki') }),
      op('packThing', 'a', { kind: 'line', packedAt: AT }),
      op('noteThing', 'a', { kind: 'line', note: 'It gets cold', isOwn: true }),
    ]);
    const all = run([op('bringThing', 'a', { kind: 'line', ...forAll })], line.state);
    expect(isForAll(all)).toEqual([true]);
    expect(all.records).toEqual(line.records);
    const late = run([op('packThingBack', 'a', { kind: 'line', backAt: AT })], all.state);
    expect(late).toMatchObject({ refusals: [], records: [{ packedAt: AT, backAt: AT }] });
    const bring = op('bringThing', 'a', { kind: 'line', bringerId: idOf('yuki') });
    const back = run([bring], late.state);
    expect(isForAll(back)).toEqual([false]);
    expect(back.records).toMatchObject([
      { bringerId: idOf('yuki'), packedAt: AT, backAt: AT, isNoteOwn: true },
    ]);
  });

  test('are added as such', () => {
    const line = run([op('addPackingLine', 'a', { text: 'Coat', ...forAll })]);
    expect(isForAll(line)).toEqual([true]);
    expect(line.records).toEqual([]);
  });

  test('are the only things for everybody', () => {
    const sword = op('bringThing', 'sword', { kind: 'prop', ...forAll });
    expect(run([sword]).refusals).toMatchObject([{ reason: 'gone' }]);
  });
});

test('changes that older devices kept have none of the newer fields', () => {
  const without = ({ fields, ...each }: Operation, ...names: string[]) =>
    ({
      ...each,
      fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))),
    }) as Operation;
  const list = run([
    without(op('addPackingLine', 'a', { text: 'Veil' }), 'isForEverybody'),
    without(op('bringThing', 'a', { kind: 'line', bringerId: idOf('yuki') }), 'isForEverybody'),
    without(op('packThing', 'a', { kind: 'line', packedAt: AT }), 'packedCount'),
    without(op('packThingBack', 'a', { kind: 'line', backAt: null }), 'backCount'),
  ]);
  expect(packingOf(list.state, []).lines).toEqual([
    { id: idOf('a'), text: 'Veil', isForEverybody: false },
  ]);
  expect(list.records).toEqual([
    { ...mark, kind: 'line', id: idOf('a'), part: null, bringerId: idOf('yuki'), packedAt: AT },
  ]);
});
