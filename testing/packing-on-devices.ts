import { type OperationQueue, shownPacking } from '@lensemble/contract/operation-queue';
import type { Day, Operation } from '@lensemble/contract/operations';
import { packingOperations } from '@lensemble/contract/packing-operations';
import { recordOf } from '@lensemble/contract/packing-records';

/** What the packing list of the shoot can have. */
export interface PackedWorld {
  readonly people: readonly string[];
  readonly equipment: readonly string[];
  readonly kits: readonly string[];
  /** A line of each kit. */
  readonly kitLine: string;
}

const AT = '2026-11-22T15:00:00.000Z';
const texts = ['Second veil', 'Gloves', 'Thermos'];

export const isPackingKind = (kind: string): kind is keyof typeof packingOperations =>
  Object.hasOwn(packingOperations, kind);

const pick = <T>(list: readonly T[], choice: number): T => list[choice % list.length] as T;

/** An operation of the kind as the device could make it, without its id. */
export function somePackingOperation(
  kind: keyof typeof packingOperations,
  queue: OperationQueue,
  [which = 0, a = 0, b = 0]: readonly number[],
  newId: () => string,
  { people, equipment, kits, kitLine }: PackedWorld,
): object {
  const shown = shownPacking(queue).lines;
  const ofPending = queue.pending.flatMap((each) =>
    each.kind === 'addPackingLine' ? [each.target] : [],
  );
  const lines = [...shown.map(({ id }) => id), ...ofPending];
  const things = [
    ...equipment.map((id) => ({ kind: 'equipment', id })),
    ...kits.map((id) => ({ kind: 'kit', id })),
    ...lines.map((id) => ({ kind: 'line', id })),
  ];
  const thing = pick(things, which);
  const parts = thing.kind === 'kit' && a % 2 === 0 ? [{ line: kitLine }] : [];
  const line = lines.length > 0 ? pick(lines, which) : newId();
  const bringerId = pick([null, ...people], a);
  const isForEverybody = thing.kind === 'line' && b % 3 === 0;
  const count = pick([null, 1], a);
  const at = pick([null, AT], b);
  const text = pick(texts, a);
  const before = shown.find(({ id }) => id === line)?.text;
  const part = parts[0] ?? null;
  const noted = recordOf(shownPacking(queue).records, { ...thing, part } as never)?.note ?? null;
  const made: Readonly<Record<typeof kind, object>> = {
    addPackingLine: { target: newId(), fields: { text, bringerId, isForEverybody: b % 3 === 0 } },
    changePackingLine: { target: line, fields: { text }, base: { text: before } },
    deletePackingLine: { target: line },
    restorePackingLine: { target: line },
    addKit: { target: pick(kits, which) },
    removeKit: { target: pick(kits, which) },
    bringThing: { target: thing.id, fields: { kind: thing.kind, bringerId, isForEverybody } },
    packThing: {
      target: thing.id,
      fields: { kind: thing.kind, parts, packedAt: at, packedCount: count },
    },
    packThingBack: {
      target: thing.id,
      fields: { kind: thing.kind, parts, backAt: at, backCount: count },
    },
    noteThing: {
      target: thing.id,
      fields: { kind: thing.kind, part, note: pick([null, ...texts], b) },
      // Half of them merge.
      ...(which % 2 === 0 && { base: { note: noted } }),
    },
  };
  return { fields: {}, base: {}, ...made[kind] };
}

/** Whether the effect of an operation is missing, although none of the later ones on its target has undone it. */
export function isPackingMissing(
  { packing }: Day,
  operation: Operation,
  later: readonly Operation[],
): boolean {
  const { kind, target } = operation;
  const follows = (...kinds: readonly Operation['kind'][]) =>
    later.some((each) => kinds.includes(each.kind));
  const line = packing.lines.find(({ id }) => id === target);
  switch (kind) {
    case 'addKit':
      return !packing.kitIds.includes(target) && !follows('removeKit');
    case 'removeKit':
      return packing.kitIds.includes(target) && !follows('addKit');
    case 'deletePackingLine':
      return line !== undefined && !follows('restorePackingLine');
    case 'addPackingLine':
    case 'restorePackingLine':
      return line === undefined && !follows('deletePackingLine');
    case 'changePackingLine':
      return (
        line !== undefined &&
        operation.fields.text !== operation.base.text &&
        line.text !== operation.fields.text &&
        !follows('changePackingLine')
      );
    case 'packThing':
    case 'packThingBack':
    case 'noteThing':
    case 'bringThing':
      return isMarkMissing(packing, operation, isUndone(operation, later));
    default:
      return false;
  }
}

type Mark = Extract<
  Operation,
  { kind: 'bringThing' | 'packThing' | 'packThingBack' | 'noteThing' }
>;

/** Whether a later operation may have undone a mark. */
const isUndone = ({ kind }: Mark, later: readonly Operation[]): boolean =>
  later.some((each) => [kind, 'removeKit', 'deletePackingLine'].includes(each.kind));

function isMarkMissing(
  { records, lines }: Day['packing'],
  operation: Mark,
  isOver: boolean,
): boolean {
  if (isOver) return false;
  const { kind: of, ...wanted } = operation.fields;
  const line = lines.find(({ id }) => id === operation.target);
  if ('note' in wanted) {
    const record = recordOf(records, { kind: of, id: operation.target, part: wanted.part });
    return (record?.note ?? null) !== wanted.note;
  }
  if ('isForEverybody' in wanted && wanted.isForEverybody) return line?.isForEverybody !== true;
  const parts = 'parts' in wanted && wanted.parts.length > 0 ? wanted.parts : [null];
  return parts.some((part) => {
    const record = recordOf(records, { kind: of, id: operation.target, part });
    if ('bringerId' in wanted) return (record?.bringerId ?? null) !== wanted.bringerId;
    if ('packedAt' in wanted)
      return (
        (record?.packedAt ?? null) !== wanted.packedAt ||
        (record?.packedCount ?? null) !== (wanted.packedAt === null ? wanted.packedCount : null)
      );
    return (
      (record?.backAt ?? null) !== wanted.backAt ||
      (record?.backCount ?? null) !== (wanted.backAt === null ? wanted.backCount : null)
    );
  });
}
