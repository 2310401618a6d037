import { describe, expect, test } from 'vitest';
import type { PackedThing, Packing } from './packing.ts';
import {
  checkedCount,
  everybodysEntries,
  isChecked,
  isPartly,
  type PackingGrouping,
  packingEntries,
  packingGroups,
  unitsOf,
  unpackedCount,
  wornByOne,
} from './packing-list.ts';
import { bareLine, bareRecord, noPacking } from './packing-records.ts';

const AT = '2026-11-22T15:00:00.000Z';
const LATER = '2026-11-22T16:00:00.000Z';
const thing = (kind: PackedThing['kind'], id: string, more: Partial<PackedThing> = {}) => ({
  ...{ kind, id, name: id, ...bareLine, parts: [] },
  ...more,
});
const record = (kind: PackedThing['kind'] | 'line', id: string, more: object = {}) => ({
  ...{ ...bareRecord, kind, id, part: null },
  ...more,
});
const list: Packing = {
  kitIds: ['kit'],
  lines: [
    { id: 'veil', text: 'Second veil', isForEverybody: false },
    { id: 'coat', text: 'Warm coat', isForEverybody: true },
  ],
  records: [
    record('costume', 'nimue', { bringerId: 'yuki', packedAt: AT }),
    record('line', 'veil', { bringerId: 'dana', backAt: AT }),
    record('kit', 'kit', { bringerId: 'gone' }),
    record('kit', 'kit', { part: { equipmentId: 'gun' }, packedAt: LATER }),
  ],
  things: [
    thing('equipment', 'stand', { quantity: 3, storagePlace: 'Shelf 10' }),
    thing('prop', 'sword', { storagePlace: 'Shelf 9' }),
    thing('costume', 'nimue'),
    thing('costume', 'morgan'),
    thing('kit', 'kit', {
      storagePlace: 'Shelf 9',
      parts: [
        { part: { equipmentId: 'gun' }, name: 'Gun', ...bareLine },
        { part: { line: 'Tape' }, name: 'Tape', ...bareLine },
      ],
    }),
  ],
};
const tape = record('kit', 'kit', { part: { line: 'Tape' }, packedAt: AT });
const around = {
  participants: [{ id: 'dana' }, { id: 'yuki' }],
  shots: [
    { costumeIds: ['nimue'], propIds: ['sword'], equipmentIds: ['stand'] },
    { costumeIds: ['morgan'], propIds: [], equipmentIds: ['stand'] },
    { costumeIds: ['nimue'], propIds: ['sword'], equipmentIds: [] },
  ],
};
const grouped = (by: PackingGrouping) =>
  packingGroups(packingEntries(list), by, around).map(({ key, entries }) => [
    key,
    ...entries.map(({ id }) => id),
  ]);

describe('the packing list', () => {
  test('has all that is linked, kits and lines, with what was recorded', () => {
    const entries = packingEntries(list);
    expect(entries.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['stand', 3],
      ['sword', 1],
      ['nimue', 1],
      ['morgan', 1],
      ['kit', 1],
      ['Second veil', 1],
    ]);
    expect(entries[2]).toMatchObject({ bringerId: 'yuki', packedAt: AT, backAt: null });
    expect(entries[5]).toMatchObject({ bringerId: 'dana', packedAt: null, backAt: AT });
    expect([checkedCount(entries, 'pack'), checkedCount(entries, 'back')]).toEqual([1, 1]);
  });

  test('has a kit as packed once all its parts are', () => {
    const kitOf = (packing: Packing) => packingEntries(packing)[4]!;
    expect(kitOf(list).packedAt).toBeNull();
    expect(checkedCount(kitOf(list).parts, 'pack')).toBe(1);
    expect(kitOf({ ...list, records: [...list.records, tape] }).packedAt).toBe(LATER);
    const empty = { ...list, things: [thing('kit', 'kit')] };
    const own = record('kit', 'kit', { packedAt: AT });
    expect(packingEntries({ ...empty, records: [own] })[0]!.packedAt).toBe(AT);
  });

  test('is grouped by person, with what has none first', () => {
    expect(grouped('person')).toEqual([
      [null, 'stand', 'sword', 'morgan', 'kit'],
      ['dana', 'veil'],
      ['yuki', 'nimue'],
    ]);
  });

  test('is grouped by costume: what all shots use with only one goes with it', () => {
    expect(grouped('costume')).toEqual([
      ['nimue', 'sword', 'nimue'],
      ['morgan', 'morgan'],
      [null, 'stand', 'kit', 'veil'],
    ]);
  });

  test('is grouped by storage place, with numbers in their order', () => {
    expect(grouped('storage')).toEqual([
      ['Shelf 9', 'sword', 'kit'],
      ['Shelf 10', 'stand'],
      [null, 'nimue', 'morgan', 'veil'],
    ]);
  });

  test('proposes a costume that no one brings to the only person who wears it', () => {
    const people = [
      { id: 'dana', costumeIds: ['nimue', 'elaine'] },
      { id: 'yuki', costumeIds: ['morgan', 'elaine'] },
    ];
    const costumes = packingEntries({
      ...list,
      things: [...list.things, thing('costume', 'elaine')],
    });
    const proposed = wornByOne(costumes, people);
    expect(proposed.map(({ entry, wearerId }) => [entry.id, wearerId])).toEqual([
      ['morgan', 'yuki'],
    ]);
    const [left] = wornByOne(costumes, [{ id: 'dana', costumeIds: ['nimue'] }]);
    expect(left, 'yuki brings it, and is not in the crew anymore').toMatchObject({
      wearerId: 'dana',
    });
  });

  test('says what is not packed, also before anything was recorded', () => {
    expect(unpackedCount(noPacking)).toBeNull();
    expect(unpackedCount({ ...noPacking, things: list.things })).toBe(list.things.length);
    expect(unpackedCount(list)).toBe(5);
    expect(unpackedCount({ ...list, records: [...list.records, tape] })).toBe(4);
  });

  test('counts nothing that everybody brings', () => {
    expect(packingEntries(list).map(({ id }) => id)).not.toContain('coat');
    const before = { bringerId: 'yuki', packedAt: AT, backCount: 1 };
    const records = [record('line', 'coat', { note: 'It gets cold', ...before })];
    expect(everybodysEntries({ ...list, records })).toMatchObject([
      {
        ...{ id: 'coat', name: 'Warm coat', isForEverybody: true, note: 'It gets cold' },
        ...{ bringerId: null, packedAt: null, backCount: null },
      },
    ]);
    expect(unpackedCount({ ...noPacking, lines: list.lines.slice(1) })).toBeNull();
  });

  test('says how many units are packed, and takes a count from a larger quantity for all', () => {
    const stand = (quantity: number, more: object) => {
      const records = [record('equipment', 'stand', more)];
      const packing = {
        ...noPacking,
        things: [thing('equipment', 'stand', { quantity })],
        records,
      };
      const entry = packingEntries(packing)[0]!;
      const isDone = isChecked(entry, 'pack');
      expect(unpackedCount(packing)).toBe(isDone ? 0 : 1);
      return [unitsOf(entry, 'pack'), isDone, isPartly(entry, 'pack')];
    };
    expect(stand(3, {})).toEqual([0, false, false]);
    expect(stand(3, { packedCount: 2 })).toEqual([2, false, true]);
    expect(stand(2, { packedCount: 2 })).toEqual([2, true, false]);
    expect(stand(1, { packedCount: 2 })).toEqual([1, true, false]);
    expect(stand(3, { packedAt: AT })).toEqual([3, true, false]);
  });

  test('has a kit as packed with a count that is all of a part', () => {
    const gun = { part: { equipmentId: 'gun' }, name: 'Gun', ...bareLine, quantity: 2 };
    const kit = (packedCount: number) => ({
      ...{ ...noPacking, kitIds: ['kit'], things: [thing('kit', 'kit', { parts: [gun] })] },
      records: [record('kit', 'kit', { part: gun.part, packedCount })],
    });
    const isPacked = (packing: Packing) => isChecked(packingEntries(packing)[0]!, 'pack');
    expect([isPacked(kit(1)), isPacked(kit(2))]).toEqual([false, true]);
    expect(unpackedCount(kit(2))).toBe(0);
  });
});
