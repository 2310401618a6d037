import 'fake-indexeddb/auto';
import { noPacking } from '@lensemble/contract/packing-records';
import { beforeEach, expect, test } from 'vitest';
import { currentToasts, dismissToast } from '@/lib/shell/toast.ts';
import { forgetTeams } from './forget-teams.ts';
import { keptDays } from './kept-day.ts';
import { keepPlan, readPlans } from './kept-plans.ts';
import { readWaiting } from './waiting.ts';

const day = { revision: 1, shots: [], packing: noPacking };
const operation = {
  ...{ id: '00000000-0000-4000-8000-000000000001', kind: 'deleteShot' as const },
  ...{ target: '00000000-0000-4000-8000-000000000002', fields: {}, base: {} },
  at: '2026-11-22T15:00:00Z',
};
const keep = (shootId: string, team: string, title: string) =>
  keepPlan({
    ...{ account: 'leaver', shootId, keptAt: 0, team: { id: team, name: `Team ${team}` } },
    shoot: { title, date: '2026-11-22', time: null },
  } as unknown as Parameters<typeof keepPlan>[0]);

/** Tests of other files leave messages in the same module. */
beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

const shown = () => currentToasts().filter(({ open }) => open);

test('plans of teams that the user has left go, and what can no longer be sent is named', async () => {
  await keep('one', 'first', 'Wings');
  await keep('two', 'second', 'Smoke');
  await keptDays(() => 'leaver').keep('one', { day, pending: [operation], refused: [] });
  await forgetTeams('leaver', new Set(['first', 'second']));
  expect(await readPlans('leaver')).toHaveLength(2);
  expect(shown()).toEqual([]);

  await forgetTeams('leaver', new Set(['second']));
  expect((await readPlans('leaver')).map(({ shootId }) => shootId)).toEqual(['two']);
  expect(await readWaiting('leaver')).toEqual([]);
  expect(shown()).toMatchObject([
    {
      title: expect.stringContaining('Team first'),
      description: '1 change of “Wings”',
    },
  ]);
});
