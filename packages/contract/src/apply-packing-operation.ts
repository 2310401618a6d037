import { KITS_OF_SHOOT_MAX, PACKING_LINES_MAX, PACKING_RECORDS_MAX } from './constants.ts';
import type { Apply, DayState, Linkable, Outcome, PackingState } from './day-state.ts';
import { applied, refused } from './outcomes.ts';
import type { PackedKind, PackedPart, PackingRecord } from './packing.ts';
import type { packingOperations } from './packing-operations.ts';
import { isSameMark, isSamePart, recordOf } from './packing-records.ts';

type Kind = keyof typeof packingOperations;

const addPackingLine: Apply<'addPackingLine'> = (state, { target, fields }, linkable) => {
  const { lines } = state.packing;
  if (lines.some(({ id }) => id === target)) return refused(state, 'taken');
  if (liveLines(state).length >= PACKING_LINES_MAX) return refused(state, 'full');
  const { text, bringerId } = fields;
  const added = changed(state, { lines: [...lines, { id: target, text, isDeleted: false }] });
  if (bringerId === null) return applied(added);
  if (!isParticipant(bringerId, linkable)) return refused(added, 'unlinked', ['bringerId']);
  const outcome = recorded(added, { kind: 'line', id: target, parts: [] }, { bringerId });
  return outcome.refusals.length > 0 ? refused(added, 'full', ['bringerId']) : outcome;
};

const changePackingLine: Apply<'changePackingLine'> = (state, { target, fields, base }) => {
  const current = liveLines(state).find(({ id }) => id === target);
  if (!current) return refused(state, 'gone');
  const { text } = fields;
  const isOther = base.text !== undefined && current.text !== base.text && current.text !== text;
  return isOther ? refused(state, 'changed', ['text']) : applied(withLine(state, target, { text }));
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
  const { kind, bringerId } = fields;
  if (!isOnList(state, { kind, id: target, parts: [] }, linkable)) return refused(state, 'gone');
  if (bringerId !== null && !isParticipant(bringerId, linkable)) {
    return refused(state, 'unlinked', ['bringerId']);
  }
  return recorded(state, { kind, id: target, parts: [] }, { bringerId });
};

const packThing: Apply<'packThing'> = (state, { target, fields }, linkable) => {
  const { kind, parts, packedAt } = fields;
  return marked(state, { kind, id: target, parts }, { packedAt }, linkable);
};

const packThingBack: Apply<'packThingBack'> = (state, { target, fields }, linkable) => {
  const { kind, parts, backAt } = fields;
  return marked(state, { kind, id: target, parts }, { backAt }, linkable);
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
};

const changed = (state: DayState, changes: Partial<PackingState>): DayState => ({
  ...state,
  packing: { ...state.packing, ...changes },
});

const liveLines = ({ packing }: DayState) => packing.lines.filter(({ isDeleted }) => !isDeleted);

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

type Recorded = Partial<Pick<PackingRecord, 'bringerId' | 'packedAt' | 'backAt'>>;

const marked = (state: DayState, marks: Marks, changes: Recorded, linkable: Linkable): Outcome =>
  isOnList(state, marks, linkable) ? recorded(state, marks, changes) : refused(state, 'gone');

/** A record in which nothing is left goes. */
function recorded(state: DayState, { kind, id, parts }: Marks, changes: Recorded): Outcome {
  let { records } = state.packing;
  for (const part of parts.length > 0 ? parts : [null]) {
    const mark = { kind, id, part };
    const nothing = { ...mark, bringerId: null, packedAt: null, backAt: null };
    const record = { ...nothing, ...recordOf(records, mark), ...changes };
    const isEmpty = !record.bringerId && !record.packedAt && !record.backAt;
    const others = records.filter((each) => !isSameMark(each, mark));
    records = isEmpty ? others : [...others, record];
  }
  const isFull =
    records.length > PACKING_RECORDS_MAX && records.length > state.packing.records.length;
  return isFull ? refused(state, 'full') : applied(changed(state, { records }));
}
