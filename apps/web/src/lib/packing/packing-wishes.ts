import type { PackedPart, Packing } from '@lensemble/contract/packing';
import { isChecked, type PackingEntry, type PackingMode } from '@lensemble/contract/packing-list';
import type { Wish } from '../day/new-operation.ts';

type Thing = Pick<PackingEntry, 'kind' | 'id'>;

export const addition = (id: string, text: string, bringerId: string | null): Wish => ({
  kind: 'addPackingLine',
  target: id,
  fields: { text, bringerId },
  base: {},
});

/** @param before the text that was shown when typing began */
export const textChange = (id: string, text: string, before: string): Wish => ({
  kind: 'changePackingLine',
  target: id,
  fields: { text },
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

export const bringing = ({ kind, id }: Thing, bringerId: string | null): Wish => ({
  kind: 'bringThing',
  target: id,
  fields: { kind, bringerId },
  base: {},
});

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

const marking = (
  { kind, id }: Thing,
  parts: PackedPart[],
  mode: PackingMode,
  at: string | null,
): Wish =>
  mode === 'pack'
    ? { kind: 'packThing', target: id, fields: { kind, parts, packedAt: at }, base: {} }
    : { kind: 'packThingBack', target: id, fields: { kind, parts, backAt: at }, base: {} };

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
  return [
    kitAddition(id),
    ...(bringerId === null ? [] : [bringing(kit, bringerId)]),
    ...marks('pack', 'packedAt'),
    ...marks('back', 'backAt'),
  ];
}
