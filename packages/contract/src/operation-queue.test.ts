import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DayServer,
  missingEffects,
  runDevices,
  steps,
} from '../../../testing/offline-devices.ts';
import { applyOperation } from './apply-operation.ts';
import { OPERATIONS_AT_ONCE_MAX } from './constants.ts';
import { packingOf, shotsOf, stateOfDay } from './day-state.ts';
import {
  nextOperations,
  queueFor,
  shownPacking,
  shownShots,
  withAnswer,
  withDay,
  withOperations,
  withoutOld,
} from './operation-queue.ts';
import { type Day, type Operation, operation, type Refusal } from './operations.ts';
import { noPacking } from './packing-records.ts';

const idAt = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
const nothing: Day = { revision: 1, shots: [], packing: noPacking };

const add = (count: number, at = '2026-11-22T15:00:00.000Z'): Operation =>
  operation.parse({
    id: idAt(count),
    kind: 'addShot',
    target: idAt(count),
    fields: {},
    base: {},
    at,
  } as never);

/** Applies each operation once, like the server. */
function memoryServer(): DayServer {
  let state = stateOfDay(nothing);
  let revision = 1;
  const applied = new Map<string, readonly Refusal[]>();
  const read = async (): Promise<Day> => ({
    revision,
    shots: shotsOf(state),
    packing: packingOf(state, []),
  });
  return {
    read,
    apply: async (operations) => {
      for (const each of operations) {
        if (applied.has(each.id)) continue;
        const outcome = applyOperation(state, each, undefined);
        state = outcome.state;
        applied.set(each.id, outcome.refusals);
        revision++;
      }
      const refused = operations.flatMap((each) =>
        (applied.get(each.id) ?? []).map((refusal) => ({
          ...refusal,
          title: null,
          operation: each,
        })),
      );
      return { day: await read(), refused };
    },
  };
}

describe('devices without a network', () => {
  test.each([2, 3, 4])(
    '%i of them agree with the server afterward, and lose nothing',
    async (count) => {
      await fc.assert(
        fc.asyncProperty(steps(count), async (run) => {
          const { day, devices, seen } = await runDevices(memoryServer(), count, run, idAt);
          for (const { queue } of devices) {
            expect(shownShots(queue)).toEqual(day.shots);
            expect(shownPacking(queue)).toEqual(day.packing);
            expect(queue.pending).toEqual([]);
          }
          const ids = day.shots.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          const refused = devices.flatMap(({ queue }) => queue.refused);
          const isRefused = (id: string, field?: string) =>
            refused.some(
              ({ operation: { id: other }, fields }) =>
                other === id &&
                (field === undefined ? fields.length === 0 : fields.includes(field)),
            );
          const made = devices.flatMap((device) => device.made.map(({ id }) => id));
          expect(seen.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
          expect(missingEffects(day, seen, isRefused)).toEqual([]);
        }),
        { numRuns: 300 },
      );
    },
  );
});

describe('the queue of a device', () => {
  test('shows what waits at once, and sends it in parts', () => {
    const many = Array.from({ length: OPERATIONS_AT_ONCE_MAX + 1 }, (_, index) => add(index));
    const queue = withOperations(queueFor(nothing), many);
    expect(shownShots(queue)).toHaveLength(many.length);
    expect(nextOperations(queue)).toEqual(many.slice(0, OPERATIONS_AT_ONCE_MAX));
  });

  test('keeps a newer state than one that arrives late', () => {
    const newer = { ...nothing, revision: 3 };
    const queue = withDay(queueFor(newer), { ...nothing, revision: 2 });
    expect(queue.day).toBe(newer);
  });

  test('keeps a refused operation with its content, once', () => {
    const wrong = add(1);
    const answer = {
      day: nothing,
      refused: [{ operation: wrong, reason: 'full' as const, fields: [] }],
    };
    const once = withAnswer(withOperations(queueFor(nothing), [wrong]), [wrong], answer);
    expect(once).toMatchObject({ pending: [], refused: [{ operation: wrong, reason: 'full' }] });
    expect(withAnswer(once, [wrong], answer).refused).toHaveLength(1);
  });

  test('gives up what has waited for longer than the server remembers, and says so', () => {
    const old = add(1, '2026-09-01T15:00:00.000Z');
    const fresh = add(2);
    const queue = withOperations(queueFor(nothing), [old, fresh]);
    const now = Date.parse('2026-11-22T16:00:00.000Z');
    expect(withoutOld(queue, now)).toMatchObject({
      pending: [fresh],
      refused: [{ operation: old, reason: 'old' }],
    });
    expect(withoutOld(queue, Date.parse('2026-10-30T16:00:00.000Z'))).toBe(queue);
  });
});
