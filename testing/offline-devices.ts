import {
  nextOperations,
  type OperationQueue,
  queueFor,
  shownShots,
  withAnswer,
  withDay,
  withOperations,
} from '@lensemble/contract/operation-queue';
import type { Day, Operation, Refused } from '@lensemble/contract/operations';
import { operation, operationKinds } from '@lensemble/contract/operations';
import { shotKinds, shotStates } from '@lensemble/contract/shot-kinds';
import type { shotOperations } from '@lensemble/contract/shot-operations';
import fc from 'fast-check';
import {
  isPackingKind,
  isPackingMissing,
  type PackedWorld,
  somePackingOperation,
} from './packing-on-devices.ts';

/** What the devices reach when they have a network. */
export interface DayServer {
  read(): Promise<Day>;
  apply(operations: readonly Operation[]): Promise<{ day: Day; refused: Refused[] }>;
}

/**
 * What happens next on a device. `send` and `read` are answered at once, `sendLate` and `readLate` when the answers `arrive`, in any order.
 * `lose` reaches the server, but its answer gets lost. `repeat` is a request that arrives a second time, long after.
 */
const acts = ['make', 'send', 'sendLate', 'lose', 'repeat', 'read', 'readLate', 'arrive'] as const;

interface Step {
  readonly device: number;
  readonly act: (typeof acts)[number];
  /** Chooses what the act does. */
  readonly choices: readonly number[];
}

export const steps = (devices: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      device: fc.nat(devices - 1),
      act: fc.oneof(
        { weight: 3, arbitrary: fc.constant('make' as const) },
        { weight: 2, arbitrary: fc.constantFrom(...acts) },
      ),
      choices: fc.array(fc.nat(1_000), { minLength: 6, maxLength: 6 }),
    }),
    { maxLength: 60, size: 'max' },
  );

interface Device {
  queue: OperationQueue;
  /** Answers on their way. */
  readonly mailbox: (() => void)[];
  /** What was sent, by request. */
  readonly sent: (readonly Operation[])[];
  readonly made: Operation[];
}

/** Runs the steps, gives every device its network back, and returns what each device and the server have in the end. */
export async function runDevices(
  server: DayServer,
  devices: number,
  run: readonly Step[],
  idAt: (count: number) => string,
  world: PackedWorld = WORLD,
) {
  /** In the order in which the server saw them first. */
  const seen: Operation[] = [];
  const first = await server.read();
  const all = Array.from(
    { length: devices },
    (): Device => ({ queue: queueFor(first), mailbox: [], sent: [], made: [] }),
  );
  let ids = 0;
  const newId = () => idAt(ids++);

  const apply = async (operations: readonly Operation[]) => {
    const known = new Set(seen.map(({ id }) => id));
    seen.push(...operations.filter(({ id }) => !known.has(id)));
    return server.apply(operations);
  };
  const send = async (device: Device, deliver: (take: () => void) => void) => {
    const operations = nextOperations(device.queue);
    if (operations.length === 0) return;
    device.sent.push(operations);
    const answer = await apply(operations);
    deliver(() => {
      device.queue = withAnswer(device.queue, operations, answer);
    });
  };
  const read = async (device: Device, deliver: (take: () => void) => void) => {
    const day = await server.read();
    deliver(() => {
      device.queue = withDay(device.queue, day);
    });
  };
  const now = (take: () => void) => take();

  for (const { device: index, act, choices } of run) {
    const device = all[index]!;
    const later = (take: () => void) => void device.mailbox.push(take);
    if (act === 'make') {
      const made = someOperation(device.queue, choices, newId, world);
      device.made.push(made);
      device.queue = withOperations(device.queue, [made]);
    }
    if (act === 'send') await send(device, now);
    if (act === 'sendLate') await send(device, later);
    if (act === 'lose') await send(device, () => {});
    if (act === 'read') await read(device, now);
    if (act === 'readLate') await read(device, later);
    const [choice = 0] = choices;
    if (act === 'repeat')
      await apply(device.sent[choice % device.sent.length] ?? []).catch(() => {});
    if (act === 'arrive') device.mailbox.splice(choice % (device.mailbox.length || 1), 1)[0]?.();
  }

  for (const device of all) while (device.queue.pending.length > 0) await send(device, now);
  for (const device of all) for (const take of device.mailbox.splice(0)) take();
  const day = await server.read();
  for (const device of all) device.queue = withDay(device.queue, day);
  return { day, devices: all, seen };
}

const MADE_AT = '2026-11-22T15:00:00.000Z';
const titles = ['Crown', 'Wings', 'Smoke', null];
const idsFrom = (group: number) =>
  [1, 2, 3].map((number) => `00000000-0000-4000-9000-0000000000${group}${number}`);
const WORLD: PackedWorld = {
  ...{ people: idsFrom(1), equipment: idsFrom(2), kits: idsFrom(3) },
  kitLine: 'Hot glue',
};

/** An operation that a person could make on what the device shows, or made on something that it knew once. */
function someOperation(
  queue: OperationQueue,
  [kindOf = 0, which = 0, a = 0, b = 0, c = 0, d = 0]: readonly number[],
  newId: () => string,
  world: PackedWorld,
): Operation {
  const wanted = pick(operationKinds, kindOf);
  if (isPackingKind(wanted)) {
    const made = somePackingOperation(wanted, queue, [which, a, b], newId, world);
    return operation.parse({ id: newId(), kind: wanted, ...made, at: MADE_AT } as never);
  }
  const shown = shownShots(queue);
  const shotsOfPending = queue.pending.filter(({ kind }) => !isPackingKind(kind));
  const known = [
    ...shown,
    ...shotsOfPending.map(({ target }) => ({ id: target })),
    ...queue.day.shots,
  ].map(({ id }) => id);
  const kind = known.length === 0 ? 'addShot' : wanted;
  const target = kind === 'addShot' ? newId() : pick(known, which);
  const before = shown.find(({ id }) => id === target);
  const changes = {
    title: pick(titles, a),
    minutes: 5 + (b % 3) * 5,
    kind: pick(shotKinds, c),
    participantIds: world.people.filter((_, index) => (d >> index) % 2 === 0),
    notes: pick(titles, b),
  };
  const some = Object.entries(changes).filter((_, index) => index === a % 5 || index === c % 5);
  const after = pick([null, ...known], b);
  const fields: Readonly<Record<keyof typeof shotOperations, object>> = {
    addShot: { ...changes, ...(c % 2 === 0 && { after }) },
    changeShot: Object.fromEntries(some),
    moveShot: { after },
    markShot: { state: pick(shotStates, a), actualEnd: '2026-11-22T15:00:00.000Z' },
    deleteShot: {},
    restoreShot: {},
  };
  const named = kind === 'changeShot' ? some.map(([name]) => name) : [];
  const base = Object.fromEntries(
    Object.entries(before ?? {}).filter(([name]) => named.includes(name)),
  );
  return operation.parse({
    ...{ id: newId(), kind, target, fields: fields[kind], base, at: MADE_AT },
  } as never);
}

const pick = <T>(list: readonly T[], choice: number): T => list[choice % list.length] as T;

/**
 * What is missing in the final state although it was not refused: the effect of each operation that no later one has undone.
 * @param seen all operations in the order of the server
 */
export function missingEffects(
  day: Day,
  seen: readonly Operation[],
  isRefused: (id: string, field?: string) => boolean,
): Operation[] {
  // A refused text or note is all of its operation.
  const done = seen.filter(
    ({ id }) => !isRefused(id) && !isRefused(id, 'text') && !isRefused(id, 'note'),
  );
  return done.filter((each, index) => {
    const later = done.slice(index + 1).filter(({ target }) => target === each.target);
    if (isPackingKind(each.kind)) return isPackingMissing(day, each, later);
    const shot = day.shots.find(({ id }) => id === each.target);
    const isDeletedLater = later.some(({ kind }) => kind === 'deleteShot');
    if (each.kind === 'deleteShot') {
      return shot !== undefined && !later.some(({ kind }) => kind === 'restoreShot');
    }
    if (!shot) return !isDeletedLater;
    if (each.kind === 'markShot') {
      return !later.some(({ kind }) => kind === 'markShot') && shot.state !== each.fields.state;
    }
    if (each.kind !== 'changeShot') return false;
    const { fields, base } = each;
    const changed = Object.keys(fields).filter(
      (name) => field(fields, name) !== field(base, name) && !isRefused(each.id, name),
    );
    const isOver = (name: string) =>
      later.some((other) => other.kind === 'changeShot' && field(other.fields, name) !== undefined);
    return changed.some((name) => {
      if (isOver(name)) return false;
      if (name !== 'participantIds') return field(shot, name) !== field(fields, name);
      const added = fields.participantIds?.filter((id) => !base.participantIds?.includes(id)) ?? [];
      return added.some((id) => !shot.participantIds.includes(id));
    });
  });
}

const field = (fields: object, name: string): unknown =>
  Object.entries(fields).find(([key]) => key === name)?.[1];
