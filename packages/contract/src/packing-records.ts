// Without schemas: the browser applies operations on screens that validate nothing.
import type { PackedKind, PackedPart, Packing } from './packing.ts';

export const noPacking: Packing = { kitIds: [], lines: [], records: [], things: [] };

/** What only items of catalogs have, of a line. */
export const bareLine = { quantity: 1, storagePlace: null, imageUrl: null } as const;

/** What a record says of which nothing is known. */
export const bareRecord = {
  ...{ bringerId: null, packedAt: null, backAt: null, packedCount: null, backCount: null },
  ...{ note: null, isNoteOwn: false },
} as const;

interface Marked {
  readonly kind: PackedKind;
  readonly id: string;
  readonly part: PackedPart | null;
}

export const isSamePart = (a: PackedPart | null, b: PackedPart | null): boolean => {
  if (a === null || b === null) return a === b;
  if ('line' in a) return 'line' in b && a.line === b.line;
  return 'equipmentId' in b && a.equipmentId === b.equipmentId;
};

export const isSameMark = (a: Marked, b: Marked): boolean =>
  a.kind === b.kind && a.id === b.id && isSamePart(a.part, b.part);

/** The record of an entry or a part; undefined if nothing was recorded. */
export const recordOf = <Mark extends Marked>(records: readonly Mark[], marked: Marked) =>
  records.find((record) => isSameMark(record, marked));
