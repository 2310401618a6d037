import { noPacking } from '@lensemble/contract/packing-records';
import { newShot, type Shot } from '@lensemble/contract/shots';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/lib/calls/query-client.ts';
import { dayOf } from './day-clients.ts';
import { useDay } from './use-day.ts';

const id = '00000000-0000-4000-8000-000000000001';
const shot: Shot = { ...newShot.parse({ title: 'Arch' }), id, state: 'open', actualEnd: null };

afterEach(() => vi.unstubAllGlobals());

function Titles() {
  const { shots } = useDay(id);
  return shots?.map(({ title }) => title).join() ?? 'unknown';
}

const shown = () =>
  renderToString(
    <QueryClientProvider client={queryClient}>
      <Titles />
    </QueryClientProvider>,
  );

test('screens show the day of the one client of a shoot, which writes to its route', async () => {
  const answer = { day: { revision: 2, shots: [shot], packing: noPacking }, refused: [] };
  const fetchStub = vi.fn<typeof fetch>(async () => Response.json(answer));
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('window', new EventTarget());
  expect(shown()).toBe('unknown');
  await dayOf(id).receive({ revision: 1, shots: [], packing: noPacking });
  expect(shown()).toBe('');
  dayOf(id).apply({ kind: 'addShot', target: id, fields: newShot.parse({}), base: {} });
  await vi.waitFor(() => expect(shown()).toBe('Arch'));
  const [address, request] = fetchStub.mock.calls[0]!;
  expect(address).toBe(`/api/shoots/${id}/operations`);
  expect(JSON.parse(String(request?.body)).operations).toMatchObject([{ kind: 'addShot' }]);
});
