import type { NewShot, ShotChange } from './shots.ts';

type Field = keyof NewShot;

/**
 * How a field is merged that another person has changed since the client read it. Of `last`, the last change on the server counts.
 * `text` is not replaced: the client keeps its own text. Of a `set`, each adds and removes its entries. A field without a way does
 * not compile.
 */
const ways: Readonly<Record<Field, 'last' | 'text' | 'set'>> = {
  kind: 'last',
  title: 'text',
  minutes: 'last',
  pin: 'last',
  notes: 'text',
  referenceId: 'last',
  participantIds: 'set',
  costumeIds: 'set',
  propIds: 'set',
  equipmentIds: 'set',
};

interface Merged {
  /** The fields as they were, with the changed ones. */
  readonly value: NewShot;
  /** The fields that were not changed. */
  readonly conflicts: string[];
}

/** Merges the changed fields of an entry. A field that `base` does not have is replaced. */
export function mergedFields(current: NewShot, fields: ShotChange, base: ShotChange): Merged {
  const conflicts: string[] = [];
  const value: Record<string, unknown> = {};
  for (const [field, way] of Object.entries(ways) as [Field, (typeof ways)[Field]][]) {
    const wanted = fields[field];
    if (wanted === undefined) continue;
    const before = base[field];
    if (before === undefined) value[field] = wanted;
    else if (Array.isArray(wanted))
      value[field] = mergedSet(listOf(current[field]), wanted, listOf(before));
    else if (wanted === before) continue;
    else if (way === 'text' && current[field] !== before && current[field] !== wanted) {
      conflicts.push(field);
    } else value[field] = wanted;
  }
  return { value: { ...current, ...value }, conflicts };
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : []);

/** Without what was removed, and with what was added. In the wanted order, if no other person has changed the list. */
function mergedSet(
  current: readonly string[],
  wanted: readonly string[],
  base: readonly string[],
): readonly string[] {
  if (isSame(current, base)) return wanted;
  const removed = base.filter((id) => !wanted.includes(id));
  const kept = current.filter((id) => !removed.includes(id));
  return [...kept, ...wanted.filter((id) => !base.includes(id) && !kept.includes(id))];
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);
