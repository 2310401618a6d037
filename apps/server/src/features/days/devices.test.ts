import { randomUUID } from 'node:crypto';
import { shownPacking, shownShots } from '@lensemble/contract/operation-queue';
import { applyOperations, getDay } from '@lensemble/contract/operations';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type DayServer,
  missingEffects,
  runDevices,
  steps,
} from '../../../../../testing/offline-devices.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildGuest, buildShoot } from '../../testing/shoots.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const serverFor = (client: Client, id: string): DayServer => ({
  read: async () => (await client.call(getDay, { params: { id } })).body,
  apply: async (operations) => {
    if (operations.length === 0) throw new Error('There is nothing to send');
    const body = { operations } as never;
    return (await client.call(applyOperations, { params: { id }, body })).body;
  },
});

test('devices that were offline agree with the server, and nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 4 }).chain((count) => steps(count).map((run) => ({ count, run }))),
      async ({ count, run }) => {
        const mira = await signedIn(t);
        const shoot = await buildShoot(t.database.orm, mira.team);
        const { id: guest } = await buildGuest(t.database.orm, shoot);
        const server = serverFor(mira, shoot.id);
        const equipment = [await buildItem(t.database.orm, mira.team, 'equipment')];
        await mira.patch(`/api/shoots/${shoot.id}/resources`, { equipmentIds: equipment });
        const kitLine = 'Hot glue';
        const kits = [await buildItem(t.database.orm, mira.team, 'kits', { lines: [kitLine] })];
        const world = { people: [guest], equipment, kits, kitLine };
        const { day, devices, seen } = await runDevices(
          server,
          count,
          run,
          () => randomUUID(),
          world,
        );
        expect(await server.read()).toEqual(day);
        for (const { queue } of devices) {
          expect(queue.pending).toEqual([]);
          expect(shownShots(queue)).toEqual(day.shots);
          expect(shownPacking(queue)).toEqual(day.packing);
        }
        const refused = devices.flatMap(({ queue }) => queue.refused);
        const isRefused = (id: string, field?: string) =>
          refused.some(
            ({ operation, fields }) =>
              operation.id === id &&
              (field === undefined ? fields.length === 0 : fields.includes(field)),
          );
        const made = devices.flatMap((device) => device.made.map(({ id }) => id));
        expect(seen.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
        expect(missingEffects(day, seen, isRefused)).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
});
