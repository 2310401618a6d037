import type { PackedPart, Packing } from '@lensemble/contract/packing';
import {
  type Counted,
  isChecked,
  type PackingEntry,
  type PackingMode,
  unitsOf,
} from '@lensemble/contract/packing-list';
import { noteFrom, onOneLine } from '@lensemble/contract/written-line';
import type { Wish } from '../day/new-operation.ts';

type Thing = Pick<PackingEntry, 'kind' | 'id'>;

export const addition = (
  id: string,
  text: string,
  bringerId: string | null,
  isForEverybody = false,
): Wish => ({
  kind: 'addPackingLine',
  target: id,
  fields: { text: onOneLine(text), bringerId, isForEverybody },
  base: {},
});

/** @param before the text that was shown when typing began */
export const textChange = (id: string, text: string, before: string): Wish => ({
  kind: 'changePackingLine',
  target: id,
  fields: { text: onOneLine(text) },
  base: { text: before },
});

const plain = (
  kind: 'deletePackingLine' | 'restorePackingLine' | 'addKit' | 'removeKit',
  target: string,
): Wish => ({ kind, target, fields: {}, base: {} });

export const deletion = (id: string) => plain('deletePackingLine', id);
export const restoration = (id: string) => plain('restorePackingLine', id);
export const kitAddition = (id: string) => plain('addKit', id);
export const kitRemoval = (id: string) => plain('removeKit', id);

export const bringing = (
  { kind, id }: Thing,
  bringerId: string | null,
  isForEverybody = false,
): Wish => ({
  kind: 'bringThing',
  target: id,
  fields: { kind, bringerId, isForEverybody },
  base: {},
});

/** @param part of a kit, or null @param typed may be empty @param before the note that was shown when typing began */
export const noting = (
  { kind, id }: Thing,
  part: PackedPart | null,
  typed: string,
  before: string | null,
  isOwn = false,
): Wish => ({
  kind: 'noteThing',
  target: id,
  fields: { kind, part, note: noteFrom(typed), isOwn },
  base: { note: before },
});

/** What is counted: an entry, or a part of a kit. */
export type CountedUnits = Counted & { readonly part: PackedPart | null };

/** Says how many units are checked off: none, some or all. @param of as it was shown */
export const counting = (
  thing: Thing,
  of: CountedUnits,
  mode: PackingMode,
  count: number,
  at: string,
): Wish => {
  const { part, quantity } = of;
  const isAll = count >= quantity;
  const some = isAll || count <= 0 ? null : count;
  const wish = marking(thing, part ? [part] : [], mode, isAll ? at : null, some);
  return { ...wish, base: { count: unitsOf(of, mode) } };
};

/**
 * Checks off an entry, or takes that back. Of a kit, it checks off all parts that are not yet, or takes all back.
 * @param at ISO 8601 in UTC
 */
export function checking(entry: PackingEntry, mode: PackingMode, at: string): Wish {
  const isDone = isChecked(entry, mode);
  const parts = entry.parts.filter((part) => isChecked(part, mode) === isDone);
  return marking(
    entry,
    parts.map(({ part }) => part),
    mode,
    isDone ? null : at,
  );
}

export const checkingPart = (
  kit: Thing,
  part: PackingEntry['parts'][number],
  mode: PackingMode,
  at: string,
): Wish => marking(kit, [part.part], mode, isChecked(part, mode) ? null : at);

type Marking = Wish & { readonly kind: 'packThing' | 'packThingBack' };

const marking = (
  { kind, id }: Thing,
  parts: PackedPart[],
  mode: PackingMode,
  at: string | null,
  count: number | null = null,
): Marking => {
  const made = { target: id, base: {} };
  return mode === 'pack'
    ? { ...made, kind: 'packThing', fields: { kind, parts, packedAt: at, packedCount: count } }
    : { ...made, kind: 'packThingBack', fields: { kind, parts, backAt: at, backCount: count } };
};

/** Adds a kit that was removed, with what was recorded about it. @param before the list with the kit */
export function kitRestoration(id: string, { records }: Packing): Wish[] {
  const kit = { kind: 'kit', id } as const;
  const own = records.filter((record) => record.kind === 'kit' && record.id === id);
  const marks = (mode: PackingMode, field: 'packedAt' | 'backAt') => {
    const times = [...new Set(own.flatMap((record) => record[field] ?? []))];
    return times.flatMap((at) => {
      const marked = own.filter((record) => record[field] === at);
      const parts = marked.flatMap(({ part }) => part ?? []);
      const whole = marked.some(({ part }) => part === null);
      return [
        ...(whole ? [marking(kit, [], mode, at)] : []),
        ...(parts.length > 0 ? [marking(kit, parts, mode, at)] : []),
      ];
    });
  };
  const bringerId = own.find(({ part }) => part === null)?.bringerId ?? null;
  const said = own.flatMap(({ part, note, isNoteOwn, packedCount, backCount }) => [
    ...(note === null ? [] : [noting(kit, part, note, null, isNoteOwn)]),
    ...(packedCount === null ? [] : [marking(kit, part ? [part] : [], 'pack', null, packedCount)]),
    ...(backCount === null ? [] : [marking(kit, part ? [part] : [], 'back', null, backCount)]),
  ]);
  return [
    kitAddition(id),
    ...(bringerId === null ? [] : [bringing(kit, bringerId)]),
    ...marks('pack', 'packedAt'),
    ...marks('back', 'backAt'),
    ...said,
  ];
}
