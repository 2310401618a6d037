import type { Day } from '@lensemble/contract/operations';
import { noPacking } from '@lensemble/contract/packing-records';
import { newShot } from '@lensemble/contract/shots';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasUnsaved } from '@/lib/session/session-end.ts';
import { announceShownTeam, setShownTeam } from '@/lib/teams/shown-team.ts';
import type { DayClient } from './day-client.ts';
import { dayOf, letGoOfDays } from './day-clients.ts';

const day: Day = { revision: 1, shots: [], packing: noPacking };
const fetchStub = vi.fn<typeof fetch>(() => new Promise(() => {}));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub.mockClear());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

function show(team: string): void {
  setShownTeam(team);
  announceShownTeam();
}

const addShot = (client: DayClient) =>
  client.apply({
    ...{ kind: 'addShot', target: '00000000-0000-4000-8000-000000000001' },
    ...{ fields: newShot.parse({}), base: {} },
  });

test('changes wait while another team is shown, because its server would call the shoot deleted', async () => {
  show('first');
  const client = dayOf('waits');
  await client.receive(day);
  setShownTeam('second');
  addShot(client);
  await vi.waitFor(() => expect(client.current().isStuck).toBe(true));
  expect(client.current()).toMatchObject({ waiting: 1, refused: [] });
  expect(fetchStub).not.toHaveBeenCalled();
});

test('a change of teams lets go of a request that is on its way, so that the next one is sent', async () => {
  show('first');
  const before = dayOf('returns');
  await before.receive(day);
  addShot(before);
  await vi.waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(1));
  show('second');
  show('first');
  const client = dayOf('returns');
  await client.receive(day);
  addShot(client);
  await vi.waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(2));
});

test('what the user discards is not unsaved any more, and the next change is again', async () => {
  show('discards');
  const client = dayOf('discarded');
  await client.receive(day);
  addShot(client);
  expect(hasUnsaved()).toBe(true);
  letGoOfDays();
  expect(hasUnsaved()).toBe(false);
  addShot(client);
  expect(hasUnsaved()).toBe(true);
});
