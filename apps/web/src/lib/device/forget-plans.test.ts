import 'fake-indexeddb/auto';
import { noPacking } from '@lensemble/contract/packing-records';
import { expect, test } from 'vitest';
import { forgetPlans } from './forget-plans.ts';
import { keptDays } from './kept-day.ts';
import { keepPlan, readPlans } from './kept-plans.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const operation = {
  ...{ id: '00000000-0000-4000-8000-000000000001', kind: 'deleteShot' as const },
  ...{ target: '00000000-0000-4000-8000-000000000002', fields: {}, base: {} },
  at: '2026-11-22T10:00:00Z',
};

const shootOf = (id: string, date: string | null) => ({ id, date, timeZone: 'Europe/Rome' });
const keep = (id: string, date: string | null, isAskedFor: boolean, team = 'shown') =>
  keepPlan({
    ...{ account: 'ines', shootId: id, keptAt: 0, team: { id: team, name: 'Team' } },
    ...{ shoot: { title: id, time: null, ...shootOf(id, date) }, isAskedFor },
  } as unknown as Parameters<typeof keepPlan>[0]);

test('plans that are over or deleted go, also those that the user asked for, unless changes wait', async () => {
  const dates = {
    'asked, in a year': '2027-11-22',
    'asked, no date': null,
    'asked, months ago': '2026-08-22',
    'asked, with changes': '2026-08-22',
    'asked, deleted': '2027-11-22',
    'asked, of another team': '2027-11-22',
    'asked, of another team, months ago': '2026-08-22',
    tomorrow: '2026-11-23',
    'tomorrow, deleted': '2026-11-23',
    'in a year': '2027-11-22',
  };
  for (const [id, date] of Object.entries(dates))
    await keep(id, date, id.startsWith('asked'), id.includes('another') ? 'other' : 'shown');
  await keptDays(() => 'ines').keep('asked, with changes', {
    ...{ day: { revision: 1, shots: [], packing: noPacking }, pending: [operation], refused: [] },
  });
  const shoots = Object.entries(dates)
    .filter(([id]) => !/deleted|another/.test(id))
    .map(([id, date]) => shootOf(id, date));

  await forgetPlans('ines', { team: 'shown', shoots }, now);
  expect((await readPlans('ines')).map(({ shootId }) => shootId).toSorted()).toEqual([
    'asked, in a year',
    'asked, no date',
    'asked, of another team',
    'asked, with changes',
    'tomorrow',
  ]);
});
