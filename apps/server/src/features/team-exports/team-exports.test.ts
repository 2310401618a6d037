import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { teamManifest } from '@lensemble/contract/team-archive';
import { getTeamExport, type TeamExport } from '@lensemble/contract/team-exports';
import { teamRecordKinds, teamRecords } from '@lensemble/contract/team-records';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Deps } from '../../deps.ts';
import type { Queue } from '../../jobs/jobs.ts';
import { makeDeps } from '../../make-deps.ts';
import type { Client } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';
import { removeOldExports, teamExportQueue } from './service.ts';

let t: MailApp;
beforeAll(async () => {
  t = await mailApp();
});
afterAll(() => t.close());

type Person = Awaited<ReturnType<typeof signedIn>>;
const urlOf = ({ team }: Person) => `/api/team/${team.id}/export`;
const lastOf = async (client: Client, person: Person) =>
  (await client.call(getTeamExport, { params: { teamId: person.team.id } })).body.export;

async function exported(person: Person): Promise<TeamExport> {
  expect((await person.post(urlOf(person))).status).toBe(202);
  return vi.waitFor(
    async () => {
      const last = await lastOf(person, person);
      expect(last?.state).toBe('done');
      return last as TeamExport;
    },
    { timeout: 20_000 },
  );
}

async function download(person: Person) {
  const answer = await t.app.inject({
    url: `${urlOf(person)}/file`,
    headers: { cookie: person.cookie ?? '' },
  });
  return { answer, files: unzipSync(answer.rawPayload) };
}

describe('the export of a team', () => {
  let ada: Person;
  let last: TeamExport;
  beforeAll(async () => {
    ada = await signedIn(t);
    await ada.post('/api/sample-data');
    last = await exported(ada);
  });

  test('is a zip with every record as its schema says, and every picture', async () => {
    const { answer, files } = await download(ada);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'content-length': String(last.bytes),
    });
    const manifest = teamManifest.parse(JSON.parse(strFromU8(files['manifest.json']!)));
    for (const kind of teamRecordKinds) {
      const lines = strFromU8(files[`records/${kind}.jsonl`]!).split('\n').slice(0, -1);
      const records = lines.map((line) => JSON.parse(line));
      expect(records.map((record) => teamRecords[kind].parse(record))).toEqual(records);
      expect(manifest.records[kind]).toBe(records.length);
    }
    expect(manifest.records).toMatchObject({ shoots: 3, personnel: 7, sampleRecords: 24 });
    const pictures = Object.keys(files).filter((name) => name.startsWith('pictures/'));
    expect([pictures.length, manifest.pictures]).toEqual([manifest.pictures, last.total]);
    expect(pictures).toHaveLength(10);
  });

  test('has no secret of this installation', async () => {
    const [shoot] = (await ada.get('/api/shoots')).body as { id: string }[];
    await ada.get(`/api/shoots/${shoot?.id}/share-link`);
    await exported(ada);
    const { files } = await download(ada);
    const text = Object.entries(files)
      .filter(([name]) => !name.startsWith('pictures/'))
      .map(([, content]) => strFromU8(content))
      .join('\n');
    const { rows } = await t.database.pool.query<{ token: string; code: string }>(
      'select l.token, t.invite_code as code from share_links l join teams t on t.id = l.team_id where t.id = $1',
      [ada.team.id],
    );
    expect(text).toContain(shoot?.id);
    for (const { token, code } of rows) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(code);
    }
    expect(rows).toHaveLength(1);
  });

  test('is told by email', async () => {
    const { parsed } = await t.server.mailTo(ada.email);
    expect(parsed.subject).toMatch(/^The export of .+ is ready$/);
    expect(parsed.text).toContain('/profile');
  });

  test('is for owners and admins, and for no other team', async () => {
    const member = await signedIn(t, { team: ada.team, role: 'member' });
    const admin = await signedIn(t, { team: ada.team, role: 'admin' });
    const other = await signedIn(t);
    const askedBy = (client: Client) =>
      Promise.all([
        client.get(urlOf(ada)),
        client.get(`${urlOf(ada)}/file`),
        client.post(urlOf(ada)),
      ]).then((answers) => answers.map(({ status }) => status));
    expect(await askedBy(member)).toEqual([403, 403, 403]);
    expect(await askedBy(other)).toEqual([404, 404, 404]);
    expect((await admin.get(`${urlOf(ada)}/file`)).status).toBe(200);
  });

  test('is deleted after its days, and with its team', async () => {
    const deps = makeDeps(t);
    // The folder of the job goes a little later than its file comes.
    const files = async () =>
      (await readdir(join(t.env.dataDir, 'archives'))).filter((name) => name.endsWith('.zip'));
    await removeOldExports(deps, new Date());
    expect(await files()).toContain(`${(await lastOf(ada, ada))?.id}.zip`);
    await t.database.pool.query(
      `update team_exports set finished_at = now() - interval '7 days' where team_id = $1`,
      [ada.team.id],
    );
    expect(await lastOf(ada, ada)).toBeNull();
    expect((await ada.get(`${urlOf(ada)}/file`)).status).toBe(404);
    await removeOldExports(deps, new Date(Date.now() + 9 * 86_400_000));
    expect(await files()).toEqual([]);

    const bob = await signedIn(t);
    await exported(bob);
    expect(await files()).toHaveLength(1);
    await t.database.pool.query('delete from teams where id = $1', [bob.team.id]);
    await removeOldExports(deps, new Date());
    expect(await files()).toEqual([]);
  });
});

describe('while an export is being made', () => {
  let deps: Deps;
  let queue: Queue;
  let ada: Person;
  const job = (over: Partial<Parameters<Queue['run']>[1]> = {}) => ({
    id: 'job',
    signal: new AbortController().signal,
    isLastAttempt: false,
    ...over,
  });
  beforeEach(async () => {
    deps = makeDeps({ ...t, overrides: { jobs: { ...t.jobs, wake: () => {} } } });
    queue = teamExportQueue(deps);
    ada = await signedIn(t);
    await t.database.pool.query('insert into team_exports (team_id, user_id) values ($1, $2)', [
      ada.team.id,
      ada.userId,
    ]);
  });

  test('a second request gets the same one', async () => {
    const before = await lastOf(ada, ada);
    const answer = await ada.post(urlOf(ada));
    expect(answer.body).toEqual({ export: before });
  });

  test('a server that stops leaves it to the next one', async () => {
    const id = (await lastOf(ada, ada))?.id;
    const aborted = AbortSignal.abort();
    await expect(queue.run({ id }, job({ signal: aborted }))).rejects.toThrow('aborted');
    expect((await lastOf(ada, ada))?.state).toBe('running');
    await queue.run({ id }, job());
    expect((await lastOf(ada, ada))?.state).toBe('done');
  });

  test('a failure is told, and leaves no files', async () => {
    const id = (await lastOf(ada, ada))?.id;
    const archives = { ...deps.archives, put: () => Promise.reject(new Error('away')) };
    const failing = teamExportQueue({ ...deps, archives });
    await expect(failing.run({ id }, job())).rejects.toThrow('The export of a team failed');
    expect((await lastOf(ada, ada))?.state).toBe('failed');
    expect(await readdir(join(t.env.dataDir, 'archives'))).not.toContain(`${id}.work`);
    expect((await ada.get(`${urlOf(ada)}/file`)).status).toBe(404);
  });
});
