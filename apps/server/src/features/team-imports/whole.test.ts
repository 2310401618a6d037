import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newProp } from '@lensemble/contract/props';
import {
  MANIFEST_FILE,
  recordsFile,
  TEAM_ARCHIVE_FORMAT,
  TEAM_ARCHIVE_VERSION,
  TEAM_FILE,
} from '@lensemble/contract/team-archive';
import { getTeamImport, IMPORT_PATH } from '@lensemble/contract/team-imports';
import { teamRecordKinds } from '@lensemble/contract/team-records';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp, testEnv } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { buildTeam } from '../../testing/factories.ts';
import { signedIn } from '../../testing/login.ts';
import {
  linesOf,
  MOMENT,
  made,
  type Records,
  shootRecord,
  stamped,
  writeRecordFiles,
} from '../../testing/record-files.ts';
import { unlinkedPlan } from '../../testing/shoots.ts';
import { dropTeam, fillTeam, openTeam } from './fill-team.ts';

const PATIENT = { timeout: 150_000, interval: 100 };
const TEMPLATES_MAX = 1;

let t: TestApp;
let folder: string;
beforeAll(async () => {
  const quotas = { ...testEnv.quotas, templates: TEMPLATES_MAX };
  t = await testApp({ env: { quotas } });
  await t.app.startTasks();
  folder = await mkdtemp(join(tmpdir(), 'lensemble-whole-'));
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

const props = (count: number) =>
  Array.from({ length: count }, () => ({
    ...{ ...stamped(), ...newProp.parse({ name: 'Crown' }), imageUrl: null },
  }));

function archiveOf(records: Records): Buffer {
  const counts = teamRecordKinds.map((kind) => [kind, records[kind]?.length ?? 0]);
  const head = { format: TEAM_ARCHIVE_FORMAT, version: TEAM_ARCHIVE_VERSION, exportedAt: MOMENT };
  const manifest = { ...head, records: Object.fromEntries(counts), pictures: 0 };
  const files = [
    [MANIFEST_FILE, JSON.stringify(manifest)],
    [TEAM_FILE, JSON.stringify({ name: 'Nightfall', createdAt: MOMENT, members: [] })],
    ...teamRecordKinds.map((kind) => [recordsFile(kind), linesOf(records, kind)]),
  ].map(([name = '', text = '']) => [name, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 1 }));
}

async function countOf(table: string, name: string): Promise<number> {
  const query = `select count(*)::int as n from ${table} where name = $1`;
  return (await t.database.pool.query<{ n: number }>(query, [name])).rows[0]!.n;
}

/** Imports an archive. @returns the end of it, and how many props of it others saw meanwhile */
async function importing(records: Records) {
  const person = await signedIn(t);
  const headers = { 'content-type': 'application/zip' };
  const payload = archiveOf(records);
  const { status } = await person.request('POST', IMPORT_PATH, { payload, headers });
  expect(status).toBe(202);
  const seen = new Set<number>();
  const last = await vi.waitFor(
    async () => {
      seen.add(await countOf('props', 'Crown'));
      const { import: found } = (await person.call(getTeamImport, {})).body;
      expect(['done', 'failed']).toContain(found?.state);
      return found;
    },
    { ...PATIENT, interval: 1 },
  );
  return { last, seen: [...seen] };
}

test('records are written some at a time, so that others use the database in between', async () => {
  const { last, seen } = await importing({ props: props(4_000) });
  expect(last).toMatchObject({ state: 'done' });
  expect(seen.filter((count) => count > 0 && count < 4_000)).not.toEqual([]);
  await dropTeam(t.database.orm, last?.teamId ?? '');
});

test('an import that is refused at its end leaves nothing of the team', async () => {
  const template = () => ({ ...made(), name: 'Studio', plan: unlinkedPlan });
  const templates = [template(), template()] as unknown as NonNullable<Records['templates']>;
  const { last } = await importing({ props: props(1_000), templates });
  expect(last).toMatchObject({ state: 'failed', refusal: 'quota', teamId: null });
  expect([await countOf('props', 'Crown'), await countOf('teams', 'Nightfall')]).toEqual([0, 0]);
});

test('a team shows and starts nothing until it is opened', async () => {
  const { orm, pool } = t.database;
  const shoot = { ...shootRecord(), isPublic: true, date: '2026-11-24', reminderTime: MOMENT };
  const quiet = shootRecord();
  const poll = { shootId: shoot.id, deadline: MOMENT, nudgedFor: null, closedAt: null, version: 1 };
  const datePolls = [{ ...poll, createdAt: MOMENT, updatedAt: MOMENT }];
  await writeRecordFiles(folder, { shoots: [shoot, quiet], datePolls });
  const { id: teamId } = await buildTeam(orm);
  const state = async () => {
    const { rows } = await pool.query(
      `select is_public, reminder_time, deadline from shoots left join date_polls on shoot_id = id
       where shoots.team_id = $1 order by is_public desc, title`,
      [teamId],
    );
    const { status } = await makeClient(t.app).get(`/api/public/shoots/${shoot.id}`);
    return [status, ...rows];
  };
  const nothing = { is_public: false, reminder_time: null, deadline: null };
  await fillTeam(orm, { teamId }, folder, new Map());
  expect(await state()).toEqual([404, nothing, nothing]);
  await openTeam(orm, { teamId }, folder);
  const moment = new Date(MOMENT);
  const all = { is_public: true, reminder_time: moment, deadline: moment };
  expect(await state()).toEqual([200, all, nothing]);
});

test('a team that was not completed goes with all of its records, and with no others', async () => {
  const { orm, pool } = t.database;
  const [gone, kept] = [await buildTeam(orm), await buildTeam(orm)];
  for (const [{ id: teamId }, count] of [
    [gone, 1_200],
    [kept, 1],
  ] as const) {
    await writeRecordFiles(folder, { props: props(count), shoots: [shootRecord()] });
    await fillTeam(orm, { teamId }, folder, new Map());
  }
  await dropTeam(orm, gone.id);
  const { rows } = await pool.query(
    'select team_id as id from props union all select team_id from shoots where team_id = any($1)',
    [[gone.id, kept.id]],
  );
  expect(rows).toEqual([{ id: kept.id }, { id: kept.id }]);
});
