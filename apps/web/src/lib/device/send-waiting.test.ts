import 'fake-indexeddb/auto';
import { noPacking } from '@lensemble/contract/packing-records';
import { TEAM_HEADER } from '@lensemble/contract/team-header';
import { afterEach, expect, test, vi } from 'vitest';
import { dayOf } from '@/lib/day/day-clients.ts';
import { arrive } from '@/lib/session/auth-session.ts';
import { setShownTeam, shownTeam } from '@/lib/teams/shown-team.ts';
import { keptDays } from './kept-day.ts';
import { keepPlan } from './kept-plans.ts';
import { sendWaiting } from './send-waiting.ts';
import { readWaiting } from './waiting.ts';

const operation = {
  ...{ id: '00000000-0000-4000-8000-000000000001', kind: 'deleteShot' as const },
  ...{ target: '00000000-0000-4000-8000-000000000002', fields: {}, base: {} },
  at: '2026-11-22T15:00:00Z',
};

afterEach(() => vi.unstubAllGlobals());

test('after the changes of another team, the page shows its own team again', async () => {
  const fetchStub = vi.fn<typeof fetch>(async () => Response.json({}, { status: 409 }));
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('window', new EventTarget());
  await keepPlan({
    ...{ account: 'sender', shootId: 'one', keptAt: 0, team: { id: 'second', name: 'Second' } },
    shoot: { title: 'Wings', date: '2026-11-22', time: null },
  } as unknown as Parameters<typeof keepPlan>[0]);
  const day = { revision: 1, shots: [], packing: noPacking };
  await keptDays(() => 'sender').keep('one', { day, pending: [operation], refused: [] });
  setShownTeam('first');
  const waiting = await readWaiting('sender');
  await expect(sendWaiting('sender', waiting)).rejects.toThrow('still waiting');
  expect(new Headers(fetchStub.mock.calls[0]?.[1]?.headers).get(TEAM_HEADER)).toBe('second');
  expect(shownTeam()).toBe('first');
});

test('what could not be sent a moment ago is sent when the user asks for it', async () => {
  const day = { revision: 1, shots: [], packing: noPacking };
  const sent = vi.fn<() => Promise<Response>>();
  sent.mockRejectedValueOnce(new TypeError('The network is just coming back'));
  sent.mockImplementation(async () => Response.json({ day, refused: [] }));
  const user = { id: 'asker', email: 'asker@example.org' };
  vi.stubGlobal('fetch', (input: RequestInfo | URL) =>
    String(input).includes('operations')
      ? sent()
      : Promise.resolve(Response.json({ ...day, user })),
  );
  vi.stubGlobal('window', new EventTarget());
  await keepPlan({
    ...{ account: 'asker', shootId: 'two', keptAt: 0, team: { id: 'second', name: 'Second' } },
    shoot: { title: 'Wings', date: '2026-11-22', time: null },
  } as unknown as Parameters<typeof keepPlan>[0]);
  arrive(user as Parameters<typeof arrive>[0]);
  setShownTeam('second');
  await keptDays(() => 'asker').keep('two', { day, pending: [operation], refused: [] });
  const client = dayOf('two');
  await vi.waitFor(() => expect(client.current().isStuck).toBe(true));
  await sendWaiting('asker', await readWaiting('asker'));
  expect(sent).toHaveBeenCalledTimes(2);
});
