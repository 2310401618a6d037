import { describe, expect, test } from 'vitest';
import type { PackedThing, Packing } from './packing.ts';
import {
  checkedCount,
  type PackingGrouping,
  packingEntries,
  packingGroups,
  unpackedCount,
  wornByOne,
} from './packing-list.ts';
import { bareLine, noPacking } from './packing-records.ts';

const AT = '2026-11-22T15:00:00.000Z';
const LATER = '2026-11-22T16:00:00.000Z';
const thing = (kind: PackedThing['kind'], id: string, more: Partial<PackedThing> = {}) => ({
  ...{ kind, id, name: id, ...bareLine, parts: [] },
  ...more,
});
const record = (kind: PackedThing['kind'] | 'line', id: string, more: object = {}) => ({
  ...{ kind, id, part: null, bringerId: null, packedAt: null, backAt: null },
  ...more,
});
const list: Packing = {
  kitIds: ['kit'],
  lines: [{ id: 'veil', text: 'Second veil' }],
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
});
