import { KITS_OF_SHOOT_MAX, PACKING_LINES_MAX, PACKING_RECORDS_MAX } from './constants.ts';
import type { Apply, DayState, Linkable, Outcome, PackingState } from './day-state.ts';
import { applied, refused } from './outcomes.ts';
import type { PackedKind, PackedPart, PackingRecord } from './packing.ts';
import type { packingOperations } from './packing-operations.ts';
import { bareRecord, isSameMark, isSamePart, recordOf } from './packing-records.ts';

type Kind = keyof typeof packingOperations;

const addPackingLine: Apply<'addPackingLine'> = (state, { target, fields }, linkable) => {
  const { lines } = state.packing;
  if (lines.some(({ id }) => id === target)) return refused(state, 'taken');
  if (liveLines(state).length >= PACKING_LINES_MAX) return refused(state, 'full');
  // Waiting operations of an older version do not have it.
  const { text, bringerId, isForEverybody = false } = fields;
  const line = { id: target, text, isForEverybody, isDeleted: false };
  const added = changed(state, { lines: [...lines, line] });
  if (bringerId === null || isForEverybody) return applied(added);
  if (!isParticipant(bringerId, linkable)) return refused(added, 'unlinked', ['bringerId']);
  const marks: Marks = { kind: 'line', id: target, parts: [] };
  const outcome = recorded(added, marks, () => ({ bringerId }));
  return outcome.refusals.length > 0 ? refused(added, 'full', ['bringerId']) : outcome;
};

const changePackingLine: Apply<'changePackingLine'> = (state, { target, fields, base }) => {
  const current = liveLines(state).find(({ id }) => id === target);
  if (!current) return refused(state, 'gone');
  const { text } = fields;
  return isOverwriting(current.text, text, base.text)
    ? refused(state, 'changed', ['text'])
    : applied(withLine(state, target, { text }));
};

/** A deleted line keeps its place, and what was recorded about it. */
const deletePackingLine: Apply<'deletePackingLine'> = (state, { target }) =>
  applied(withLine(state, target, { isDeleted: true }));

const restorePackingLine: Apply<'restorePackingLine'> = (state, { target }) => {
  const current = state.packing.lines.find(({ id }) => id === target);
  if (!current) return refused(state, 'gone');
  if (!current.isDeleted) return applied(state);
  if (liveLines(state).length >= PACKING_LINES_MAX) return refused(state, 'full');
  return applied(withLine(state, target, { isDeleted: false }));
};

const addKit: Apply<'addKit'> = (state, { target }, linkable) => {
  const { kitIds } = state.packing;
  if (kitIds.includes(target)) return applied(state);
  if (!isKnownThing('kit', target, linkable)) return refused(state, 'gone');
  const wanted = [...kitIds, target];
  const hasRoom = wanted.length <= KITS_OF_SHOOT_MAX && (linkable?.hasRoomForKits(wanted) ?? true);
  return hasRoom ? applied(changed(state, { kitIds: wanted })) : refused(state, 'full');
};

const removeKit: Apply<'removeKit'> = (state, { target }) => {
  const { kitIds, records } = state.packing;
  if (!kitIds.includes(target)) return applied(state);
  return applied(
    changed(state, {
      kitIds: kitIds.filter((id) => id !== target),
      records: records.filter(({ kind, id }) => kind !== 'kit' || id !== target),
    }),
  );
};

const bringThing: Apply<'bringThing'> = (state, { target, fields }, linkable) => {
  const { kind, isForEverybody = false } = fields;
  const marks = { kind, id: target, parts: [] };
  const isThere = isOnList(state, marks, linkable) && (kind === 'line' || !isForEverybody);
  if (!isThere) return refused(state, 'gone');
  const { bringerId } = fields;
  if (!isForEverybody && bringerId !== null && !isParticipant(bringerId, linkable)) {
    return refused(state, 'unlinked', ['bringerId']);
  }
  const isMoved = kind === 'line' && isLineForEverybody(state, target) !== isForEverybody;
  const meant = isMoved ? withLine(state, target, { isForEverybody }) : state;
  if (isForEverybody) return applied(meant);
  const before = recordOf(state.packing.records, { ...marks, part: null })?.bringerId ?? null;
  const whose = before === bringerId ? meant : withoutOwnNotes(meant, marks);
  return recorded(whose, marks, (record) =>
    record.bringerId === bringerId ? undefined : { bringerId },
  );
};

const packThing: Apply<'packThing'> = (state, { target, fields, base }, linkable) => {
  const { kind, parts, packedAt, packedCount = null } = fields;
  const marks = { kind, id: target, parts };
  if (!isOnList(state, marks, linkable)) return refused(state, 'gone');
  const changes = { packedAt, packedCount: packedAt === null ? packedCount : null };
  const wanted = units(packedAt, packedCount);
  return recorded(state, marks, (record) =>
    isOutrun(wanted, units(record.packedAt, record.packedCount), base) ? undefined : changes,
  );
};

const packThingBack: Apply<'packThingBack'> = (state, { target, fields, base }, linkable) => {
  const { kind, parts, backAt, backCount = null } = fields;
  const marks = { kind, id: target, parts };
  if (!isOnList(state, marks, linkable)) return refused(state, 'gone');
  const changes = { backAt, backCount: backAt === null ? backCount : null };
  const wanted = units(backAt, backCount);
  return recorded(state, marks, (record) =>
    isOutrun(wanted, units(record.backAt, record.backCount), base) ? undefined : changes,
  );
};

const noteThing: Apply<'noteThing'> = (state, { target, fields, base }, linkable) => {
  const { kind, part, note, isOwn } = fields;
  const marks = { kind, id: target, parts: part ? [part] : [] };
  if (!isOnList(state, marks, linkable)) return refused(state, 'gone');
  const current = recordOf(state.packing.records, { kind, id: target, part });
  if (isOverwriting(current?.note ?? null, note, base.note)) {
    return refused(state, 'changed', ['note']);
  }
  return recorded(state, marks, (record) =>
    record.note === note ? undefined : { note, isNoteOwn: isOwn && note !== null },
  );
};

export const applyPackingOperation: { readonly [K in Kind]: Apply<K> } = {
  addPackingLine,
  changePackingLine,
  deletePackingLine,
  restorePackingLine,
  addKit,
  removeKit,
  bringThing,
  packThing,
  packThingBack,
  noteThing,
};

const changed = (state: DayState, changes: Partial<PackingState>): DayState => ({
  ...state,
  packing: { ...state.packing, ...changes },
});

/** Whether a text would replace what another person has written since. */
const isOverwriting = <Text>(current: Text, wanted: Text, before: Text | undefined): boolean =>
  before !== undefined && current !== before && current !== wanted;

const liveLines = ({ packing }: DayState) => packing.lines.filter(({ isDeleted }) => !isDeleted);

/** Whether an entry is a line that each person brings for themselves. */
export const isLineForEverybody = (state: DayState, target: string): boolean =>
  liveLines(state).some(({ id, isForEverybody }) => id === target && isForEverybody);

const withLine = (
  state: DayState,
  target: string,
  changes: Partial<PackingState['lines'][number]>,
): DayState =>
  changed(state, {
    lines: state.packing.lines.map((line) => (line.id === target ? { ...line, ...changes } : line)),
  });

const isParticipant = (id: string, linkable: Linkable) =>
  linkable === undefined || linkable.participantIds.has(id);

const isKnownThing = (kind: PackedKind, id: string, linkable: Linkable) =>
  linkable === undefined || linkable.things.some((each) => each.kind === kind && each.id === id);

interface Marks {
  readonly kind: PackedKind;
  readonly id: string;
  readonly parts: readonly PackedPart[];
}

/** Whether the list has an entry, and all the parts. Without knowledge of the shoot, it may have each item. */
function isOnList(state: DayState, { kind, id, parts }: Marks, linkable: Linkable): boolean {
  if (kind !== 'kit' && parts.length > 0) return false;
  if (kind === 'line') return liveLines(state).some((line) => line.id === id);
  if (kind === 'kit' && !state.packing.kitIds.includes(id)) return false;
  if (!linkable) return true;
  const thing = linkable.things.find((each) => each.kind === kind && each.id === id);
  return (
    thing !== undefined &&
    parts.every((part) => thing.parts.some((each) => isSamePart(each.part, part)))
  );
}

/** How many units are checked off. All are more than any count. */
const units = (at: string | null, count: number | null): number =>
  at === null ? (count ?? 0) : Number.POSITIVE_INFINITY;

/** Whether a count was raised, and another person has raised it further. */
const isOutrun = (
  wanted: number,
  current: number,
  { count }: { readonly count?: number | undefined },
): boolean => count !== undefined && wanted > count && wanted < current;

/** The notes of the former bringer are no longer those of the bringer. */
const withoutOwnNotes = (state: DayState, { kind, id }: Marks): DayState =>
  changed(state, {
    records: state.packing.records.map((record) =>
      record.kind === kind && record.id === id && record.isNoteOwn
        ? { ...record, isNoteOwn: false }
        : record,
    ),
  });

/** What changes in a record; undefined for nothing. */
type Changes = (
  record: PackingRecord,
) => Partial<Omit<PackingRecord, 'kind' | 'id' | 'part'>> | undefined;

/** A record in which nothing is left goes. */
function recorded(state: DayState, { kind, id, parts }: Marks, changesOf: Changes): Outcome {
  let { records } = state.packing;
  for (const part of parts.length > 0 ? parts : [null]) {
    const mark = { kind, id, part };
    const current = { ...bareRecord, ...mark, ...recordOf(records, mark) };
    const changes = changesOf(current);
    if (!changes) continue;
    const record = { ...current, ...changes };
    const { packedAt, backAt, packedCount, backCount } = record;
    const isEmpty =
      !record.bringerId && !record.note && !packedAt && !backAt && !packedCount && !backCount;
    const others = records.filter((each) => !isSameMark(each, mark));
    records = isEmpty ? others : [...others, record];
  }
  if (records === state.packing.records) return applied(state);
  const isFull =
    records.length > PACKING_RECORDS_MAX && records.length > state.packing.records.length;
  return isFull ? refused(state, 'full') : applied(changed(state, { records }));
}
