import type {
  PackedKind,
  PackedPart,
  PackedThing,
  Packing,
  PackingLine,
  PackingRecord,
} from './packing.ts';
import { bareLine, bareRecord, recordOf } from './packing-records.ts';

type Noted = Pick<
  PackingRecord,
  'packedAt' | 'backAt' | 'packedCount' | 'backCount' | 'note' | 'isNoteOwn'
>;

/** Of an entry and of a part of a kit. */
export interface Counted extends Noted {
  readonly name: string;
  readonly quantity: number;
  readonly storagePlace: string | null;
  readonly imageUrl: string | null;
}

interface EntryPart extends Counted {
  readonly part: PackedPart;
}

/** An entry of the packing list. A kit is packed once all its parts are. */
export interface PackingEntry extends Counted {
  readonly kind: PackedKind;
  readonly id: string;
  /** A participant. */
  readonly bringerId: string | null;
  readonly isForEverybody: boolean;
  readonly parts: readonly EntryPart[];
}

/** What has to come along: all that the shoot is linked to, its kits, and lines. Without what everybody brings. */
export function packingEntries({ things, lines, records }: Packing): readonly PackingEntry[] {
  const typed = lines.flatMap((line) => (line.isForEverybody ? [] : [listedLine(line)]));
  return [...things, ...typed].map((thing) => entryOf(thing, records));
}

/** What each person brings for themselves. It is not counted. */
export const everybodysEntries = ({ lines, records }: Packing): readonly PackingEntry[] =>
  lines.flatMap((line) =>
    line.isForEverybody
      ? [{ ...entryOf(listedLine(line), records), ...unassigned, isForEverybody: true }]
      : [],
  );

/** What was recorded before a line was for everybody waits until it no longer is. */
const { note: _, isNoteOwn: __, ...unassigned } = bareRecord;

const listedLine = ({ id, text }: PackingLine): Listed => ({
  ...{ kind: 'line', id, name: text, ...bareLine, parts: [] },
});

type Listed = Omit<PackedThing, 'kind'> & { readonly kind: PackedKind };

function entryOf(thing: Listed, records: readonly PackingRecord[]): PackingEntry {
  const { kind, id } = thing;
  const own = recordOf(records, { kind, id, part: null });
  const parts = thing.parts.map((each) => {
    return { ...each, ...notedIn(recordOf(records, { kind, id, part: each.part })) };
  });
  const noted = notedIn(own);
  return {
    ...thing,
    ...{ bringerId: own?.bringerId ?? null, isForEverybody: false },
    ...noted,
    ...(parts.length > 0 && {
      packedAt: latest(parts.map(({ packedAt }) => packedAt)),
      backAt: latest(parts.map(({ backAt }) => backAt)),
    }),
    parts,
  };
}

const notedIn = (record: PackingRecord | undefined): Noted => ({
  packedAt: record?.packedAt ?? null,
  backAt: record?.backAt ?? null,
  packedCount: record?.packedCount ?? null,
  backCount: record?.backCount ?? null,
  note: record?.note ?? null,
  isNoteOwn: record?.isNoteOwn ?? false,
});

type Recorded = Pick<PackingRecord, 'kind' | 'id' | 'part'>;

interface Packable {
  readonly kind: PackedKind;
  readonly id: string;
  readonly quantity: number;
  readonly parts: readonly { readonly part: PackedPart; readonly quantity: number }[];
}

/** Null unless all have a time. */
function latest(times: readonly (string | null)[]): string | null {
  const known = times.filter((time) => time !== null).toSorted();
  return known.length < times.length ? null : (known.at(-1) ?? null);
}

export type PackingMode = 'pack' | 'back';

/** What says how much is packed: of a kit, its parts. */
interface Marked extends Pick<Counted, 'quantity' | 'packedAt' | 'backAt'> {
  readonly packedCount: number | null;
  readonly backCount: number | null;
  readonly parts?: readonly Marked[];
}

/** How many units are packed, or back. A count from before the quantity was lowered is all of them. */
export function unitsOf(marked: Marked, mode: PackingMode): number {
  const { quantity } = marked;
  const [at, count] =
    mode === 'pack' ? [marked.packedAt, marked.packedCount] : [marked.backAt, marked.backCount];
  return at === null ? Math.min(count ?? 0, quantity) : quantity;
}

export const isChecked = (marked: Marked, mode: PackingMode): boolean =>
  marked.parts?.length
    ? marked.parts.every((part) => isChecked(part, mode))
    : unitsOf(marked, mode) === marked.quantity;

/** Whether some units are packed, or back, and not all. */
export const isPartly = (marked: Marked, mode: PackingMode): boolean =>
  !marked.parts?.length && !isChecked(marked, mode) && unitsOf(marked, mode) > 0;

export const checkedCount = (marks: readonly Marked[], mode: PackingMode): number =>
  marks.filter((mark) => isChecked(mark, mode)).length;

/** What decides how much is not packed. */
export interface PackingMarks {
  readonly records: readonly (Recorded & Pick<PackingRecord, 'packedAt' | 'packedCount'>)[];
  readonly things: readonly Packable[];
  readonly lines: readonly Pick<PackingLine, 'id' | 'isForEverybody'>[];
}

/** How many entries are not packed; null if there is nothing to pack. */
export function unpackedCount({ things, lines, records }: PackingMarks): number | null {
  const typed = lines.flatMap(({ id, isForEverybody }) =>
    isForEverybody ? [] : [{ kind: 'line' as const, id, quantity: 1, parts: [] }],
  );
  const all: readonly Packable[] = [...things, ...typed];
  if (all.length === 0) return null;
  const isPacked = ({ kind, id, quantity, parts }: Packable) =>
    (parts.length > 0 ? parts : [{ part: null, quantity }]).every((of) => {
      const record = recordOf(records, { kind, id, part: of.part });
      return record && (record.packedAt !== null || (record.packedCount ?? 0) >= of.quantity);
    });
  return all.filter((thing) => !isPacked(thing)).length;
}

export type PackingGrouping = 'person' | 'costume' | 'storage';

/** `key` is a participant, a costume or a storage place; null for entries without one. */
interface PackingGroup {
  readonly key: string | null;
  readonly entries: readonly PackingEntry[];
}

interface Surroundings {
  /** In the order of the shoot. */
  readonly participants: readonly { readonly id: string }[];
  readonly shots: readonly {
    readonly costumeIds: readonly string[];
    readonly propIds: readonly string[];
    readonly equipmentIds: readonly string[];
  }[];
}

/** Entries without a person come first, because they are to be given to one; those without a costume or a place come last. */
export function packingGroups(
  entries: readonly PackingEntry[],
  grouping: PackingGrouping,
  { participants, shots }: Surroundings,
): readonly PackingGroup[] {
  if (grouping === 'person') {
    const people = participants.map(({ id }) => id);
    const isKnown = (id: string | null) => id !== null && people.includes(id);
    const keyOf = ({ bringerId }: PackingEntry) => (isKnown(bringerId) ? bringerId : null);
    return groupsOf(entries, [null, ...people], keyOf);
  }
  if (grouping === 'costume') {
    const costumes = entries.flatMap(({ kind, id }) => (kind === 'costume' ? [id] : []));
    const keyOf = (entry: PackingEntry) => {
      const costume = costumeOf(entry, shots);
      return costume !== null && costumes.includes(costume) ? costume : null;
    };
    return groupsOf(entries, [...costumes, null], keyOf);
  }
  const places = [...new Set(entries.flatMap(({ storagePlace }) => storagePlace ?? []))];
  const sorted = places.toSorted(new Intl.Collator(undefined, { numeric: true }).compare);
  return groupsOf(entries, [...sorted, null], ({ storagePlace }) => storagePlace);
}

const groupsOf = (
  entries: readonly PackingEntry[],
  keys: readonly (string | null)[],
  keyOf: (entry: PackingEntry) => string | null,
): readonly PackingGroup[] =>
  keys.flatMap((key) => {
    const own = entries.filter((entry) => keyOf(entry) === key);
    return own.length > 0 ? [{ key, entries: own }] : [];
  });

interface Wearer {
  readonly id: string;
  readonly costumeIds: readonly string[];
}

/** Costumes that no one brings and exactly one person wears, with that person. */
export function wornByOne(
  entries: readonly PackingEntry[],
  people: readonly Wearer[],
): readonly { readonly entry: PackingEntry; readonly wearerId: string }[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'costume' || people.some(({ id }) => id === entry.bringerId)) return [];
    const [wearer, ...others] = people.filter(({ costumeIds }) => costumeIds.includes(entry.id));
    return wearer && others.length === 0 ? [{ entry, wearerId: wearer.id }] : [];
  });
}

/** The costume that an entry goes with: the only one of all shots that use it. */
function costumeOf({ kind, id }: PackingEntry, shots: Surroundings['shots']): string | null {
  if (kind === 'costume') return id;
  if (kind !== 'prop' && kind !== 'equipment') return null;
  const field = kind === 'prop' ? 'propIds' : 'equipmentIds';
  const using = shots.filter((shot) => shot[field].includes(id));
  const costumes = new Set(using.flatMap(({ costumeIds }) => costumeIds));
  const [only] = costumes;
  return costumes.size === 1 && only !== undefined ? only : null;
}
