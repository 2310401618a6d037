import { createHash, randomUUID } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startObjectStore } from '../../../../testing/object-store.ts';
import { readZip } from '../archives/zip-reader.ts';
import { writeZip } from '../archives/zip-writer.ts';
import type { Database } from '../db/engine/database.ts';
import { applyMigrations, readJournal } from '../db/migrate.ts';
import { pgBossJobs } from '../jobs/pg-boss.ts';
import { filesOf, type ImageName, type ImageStorage } from '../ports/storage/port.ts';
import { s3Storage } from '../ports/storage/s3.ts';
import { runFile } from '../testing/child.ts';
import { jobsIn, picturesIn, rowsIn } from '../testing/contents.ts';
import { buildTeam } from '../testing/factories.ts';
import { buildImage } from '../testing/images.ts';
import {
  emptyInstallation,
  freshInstallation,
  type Installation,
  variablesOf,
} from '../testing/installations.ts';
import { backUp } from './backup.ts';
import { openArchive } from './open-archive.ts';
import { restore } from './restore.ts';
import { unlockSecret } from './secret-box.ts';

const URL = '/storage/shoot-images/public/props/crown.webp';
const SECRET = 'the secret of the installation, of more than 32 characters';
const PASSPHRASE = 'nine ravens over the abbey';
const OF_PG_BOSS = '__pgboss__send-it';

let source: Installation;
let database: Database;
let folder: string;
let archive: string;
let target: Installation;
beforeAll(async () => {
  [source, target] = await Promise.all([freshInstallation(), emptyInstallation()]);
  database = await source.open();
  folder = source.env.dataDir;
  archive = join(folder, 'whole.zip');
  const { orm, pool, engine } = database;
  await buildImage(orm, await buildTeam(orm, { name: 'Nightshift “夜”\n\\N' }), { url: URL });
  for (const file of filesOf(URL)) await source.storage.put(file, Buffer.from(file.name));
  const jobs = pgBossJobs(pool);
  await jobs.prepare('mails');
  await jobs.add(orm, 'mails', { to: 'ada@example.org' }, randomUUID());
  // Once a minute, pg-boss itself has a job for a moment.
  await jobs.prepare(OF_PG_BOSS);
  await jobs.add(orm, OF_PG_BOSS, { name: 'backup' }, randomUUID());
  await jobs.stop();
  const { storage } = source;
  const secret = { text: SECRET, passphrase: PASSPHRASE };
  await backUp(archive, { pool, engine, storage, secret });
});
afterAll(async () => {
  await database.close();
  await Promise.all([source.remove(), target.remove()]);
});

async function restoreTo(
  { env, storage }: Installation,
  file: string,
  { secret, ...overrides }: { secret?: string; storage?: ImageStorage; authSecret?: string } = {},
): Promise<void> {
  const opened = await openArchive(file);
  try {
    await restore(opened, { ...env, storage, ...overrides }, secret);
  } finally {
    opened.close();
  }
}

/** What is in an installation, apart from the file of its lock. */
async function contentOf({ env, open }: Installation) {
  const names = (await readdir(env.dataDir)).filter((name) => name !== 'lock');
  if (!env.databaseUrl) return names;
  const { pool, close } = await open();
  const { rows } = await pool.query(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  await close();
  return [...names, ...rows];
}

/** A copy of the archive with other members. */
async function altered(
  change: (members: Map<string, Buffer>, manifest: Record<string, unknown>) => void,
): Promise<string> {
  const from = await readZip(archive, 1_000);
  const members = new Map<string, Buffer>();
  for (const name of from.sizes.keys()) members.set(name, await from.readSmall(name, 1_000_000));
  from.close();
  const manifest = JSON.parse(String(members.get('manifest.json')));
  change(members, manifest);
  if (members.has('manifest.json'))
    members.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
  const file = join(folder, `${randomUUID()}.zip`);
  await writeZip(file, async (zip) => {
    for (const [name, content] of members) await zip.add(name, Readable.from([content]));
  });
  return file;
}

interface Made {
  readonly rows: {
    jobs: number;
    tables: { name: string; columns: string[]; rows: number }[];
    migrations: object[];
  };
  readonly pictures: { files: number };
  readonly members: Record<string, { bytes: number; sha256: string }>;
}

/** Replaces a member, and what the manifest says of it. */
function replace(
  members: Map<string, Buffer>,
  made: Record<string, unknown>,
  name: string,
  content: Buffer,
): void {
  const { members: measures } = made as unknown as Made;
  members.set(name, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  measures[name] = { bytes: content.length, sha256 };
}

/** A copy of the archive whose list of pictures is another one. */
const withPictureList = (change: (lines: string[]) => string[]) =>
  altered((members, made) => {
    const lines = String(members.get('pictures.jsonl')).split('\n').slice(0, -1);
    const changed = change(lines).map((line) => `${line}\n`);
    replace(members, made, 'pictures.jsonl', Buffer.from(changed.join('')));
    (made as unknown as Made).pictures.files = changed.length;
  });

const withTables = (change: (tables: Made['rows']['tables']) => void) =>
  altered((_, made) => change((made as unknown as Made).rows.tables));

async function cut(bytes: (content: Buffer) => Buffer): Promise<string> {
  const file = join(folder, `${randomUUID()}.zip`);
  await writeFile(file, bytes(await readFile(archive)));
  return file;
}

const DAMAGED = 'The archive is damaged or incomplete: use another one.';
const FOREIGN =
  'The file is not a backup of Lensemble: use one that "npm run backup -- FILE" made.';

const picture = 'pictures/props/crown.webp';
test.each<[string, string, () => Promise<string>]>([
  ['a truncated archive', DAMAGED, () => cut((all) => all.subarray(0, all.length / 2))],
  ['an archive without its last bytes', DAMAGED, () => cut((all) => all.subarray(0, -9))],
  ['an empty file', DAMAGED, () => cut((all) => all.subarray(0, 0))],
  ['a text', DAMAGED, () => cut(() => Buffer.from('Not a zip archive. '.repeat(9)))],
  [
    'an archive with a flipped bit in a picture',
    DAMAGED,
    () =>
      cut((all) => {
        const at = all.indexOf(picture) + picture.length + 3;
        all.writeUInt8(all.readUInt8(at) ^ 1, at);
        return all;
      }),
  ],
  [
    'an archive with another row of the same length',
    DAMAGED,
    () =>
      altered((members) => {
        const rows = String(members.get('rows/teams.jsonl'));
        members.set('rows/teams.jsonl', Buffer.from(rows.replace('Nightshift', 'Daybreak..')));
      }),
  ],
  ['an archive that lacks a picture', DAMAGED, () => altered((all) => all.delete(picture))],
  [
    'an archive with another member',
    DAMAGED,
    () => altered((all) => all.set('more', Buffer.from('x'))),
  ],
  ['another zip archive', FOREIGN, () => altered((all) => all.delete('manifest.json'))],
  [
    'the archive of another program',
    FOREIGN,
    () => altered((_, made) => void Object.assign(made, { kind: 'x' })),
  ],
  [
    'the archive of a team',
    'The file is the archive of a team: import it in the profile, in the section “Team data”.',
    () => altered((_, made) => void Object.assign(made, { format: 'lensemble-team' })),
  ],
  [
    'an archive with a picture outside of the store',
    FOREIGN,
    () => withPictureList(([first = '', ...rest]) => [first.replace('props/', '../'), ...rest]),
  ],
  [
    'an archive with a picture twice',
    FOREIGN,
    () => withPictureList((lines) => [...lines, lines[0] ?? '']),
  ],
  [
    'an archive with a picture that is too large',
    FOREIGN,
    () =>
      withPictureList((lines) =>
        lines.map((line) => line.replace(/"bytes":/, '"bytes":999999999')),
      ),
  ],
  [
    'an archive with rows that its manifest does not measure',
    FOREIGN,
    () => altered((_, made) => void delete (made as unknown as Made).members['rows/teams.jsonl']),
  ],
  [
    'an archive of a newer format',
    'Version 9.0.0 of Lensemble made the archive, which is newer: restore it with that version.',
    () => altered((_, made) => void Object.assign(made, { format: 2, version: '9.0.0', more: 1 })),
  ],
  [
    'an archive of a newer database',
    'A newer version of Lensemble made the archive (its database has 9999_new): restore it with that version.',
    () =>
      altered((_, { rows }) => {
        (rows as { migrations: object[] }).migrations.push({ tag: '9999_new', when: 9e12 });
      }),
  ],
])('%s is refused before anything is touched', async (_, sentence, make) => {
  await expect(restoreTo(target, await make())).rejects.toThrow(sentence);
  expect(await contentOf(target)).toEqual([]);
});

const ofImages = (tables: Made['rows']['tables']) => tables.find(({ name }) => name === 'images')!;

test.each<[string, () => Promise<string>]>([
  [
    'another number of rows',
    () => withTables((tables) => void Object.assign(ofImages(tables), { rows: 7 })),
  ],
  ['a column less', () => withTables((tables) => void ofImages(tables).columns.pop())],
  [
    'an unknown column',
    () => withTables((tables) => void ofImages(tables).columns.splice(0, 1, 'x')),
  ],
  ['a column twice', () => withTables((tables) => void ofImages(tables).columns.fill('url', 1, 2))],
  [
    'another number of jobs',
    () => altered((_, { rows }) => void Object.assign(rows as object, { jobs: 7 })),
  ],
  [
    'a table less',
    () =>
      altered((members, made) => {
        const { rows, members: measures } = made as unknown as Made;
        rows.tables.splice(rows.tables.indexOf(ofImages(rows.tables)), 1);
        members.delete('rows/images.jsonl');
        delete measures['rows/images.jsonl'];
      }),
  ],
])('an archive whose manifest says %s leaves nothing behind', async (_, make) => {
  const file = await make();
  await expect(restoreTo(target, file)).rejects.toThrow('does not fit the tables');
  const left = await picturesIn(target.env.dataDir);
  expect([left.size, (await contentOf(target)).filter((name) => name !== 'storage')]).toEqual([
    0,
    [],
  ]);
});

test('a store that fails leaves nothing behind', async () => {
  const put = async (image: ImageName, content: Buffer) => {
    if (image.name.includes('small')) throw new Error('away');
    await target.storage.put(image, content);
  };
  const storage = { ...target.storage, put };
  await expect(restoreTo(target, archive, { storage })).rejects.toThrow('away');
  const left = await picturesIn(target.env.dataDir);
  expect([left.size, (await contentOf(target)).filter((name) => name !== 'storage')]).toEqual([
    0,
    [],
  ]);
});

test('everything is restored: rows, jobs that wait, pictures and the secret', async () => {
  const to = await emptyInstallation();
  const opened = await openArchive(archive);
  const { secret } = opened.manifest;
  opened.close();
  await expect(unlockSecret(secret!, 'another passphrase')).rejects.toThrow('does not open');
  await restoreTo(to, archive, { secret: await unlockSecret(secret!, PASSPHRASE) });
  expect((await readFile(join(to.env.dataDir, 'secret'), 'utf8')).trim()).toBe(SECRET);
  expect(await picturesIn(to.env.dataDir)).toEqual(await picturesIn(folder));
  const { pool, close } = await to.open();
  const [rows, jobs] = [await rowsIn(pool), await jobsIn(pool)];
  expect(jobs).toEqual([expect.stringContaining('mails {"to": "ada@example.org"}')]);
  expect(await jobsIn(database.pool)).toContain(jobs[0]);
  const before = await rowsIn(database.pool);
  // The hold of the backup that made the archive.
  expect({ ...rows, image_removals: [] }).toEqual(before);
  await close();

  await expect(restoreTo(to, archive)).rejects.toThrow(/has a database|is not empty/);
  expect(await picturesIn(to.env.dataDir)).toEqual(await picturesIn(folder));
  await to.remove();
});

test('an archive of an older version with a job of pg-boss itself is restored without that job', async () => {
  const to = await emptyInstallation();
  const file = await altered((members, made) => {
    const content = Buffer.concat([
      members.get('jobs.jsonl') as Buffer,
      Buffer.from(`${JSON.stringify([randomUUID(), OF_PG_BOSS, '{"name": "backup"}'])}\n`),
    ]);
    replace(members, made, 'jobs.jsonl', content);
    (made as unknown as Made).rows.jobs += 1;
  });
  await restoreTo(to, file);
  const { pool, close } = await to.open();
  expect(await jobsIn(pool)).toEqual([expect.stringContaining('mails')]);
  await close();
  await to.remove();
});

test('pictures move from a folder to a bucket', async () => {
  const to = await emptyInstallation();
  const store = await startObjectStore();
  const storage = s3Storage(store.settings);
  await restoreTo(to, archive, { storage });
  for (const file of filesOf(URL)) {
    const stored = await storage.find(file);
    expect(stored && String(await buffer(stored.read()))).toBe(file.name);
  }
  const opened = await to.open();
  const { pool, engine } = opened;
  const { pictures } = await backUp(join(folder, 'bucket.zip'), { pool, engine, storage });
  expect(pictures).toEqual({ files: 3, missing: 0 });
  await opened.close();
  await store.close();
  await to.remove();
});

test('an installation with pictures or with another secret is refused', async () => {
  const to = await emptyInstallation();
  await expect(
    restoreTo(to, archive, { secret: SECRET, authSecret: 'another secret' }),
  ).rejects.toThrow('has another secret');
  expect(await contentOf(to)).toEqual([]);
  await cp(join(folder, 'storage'), join(to.env.dataDir, 'storage'), { recursive: true });
  await expect(restoreTo(to, archive)).rejects.toThrow('There are pictures in');
  expect((await contentOf(to)).filter((name) => name !== 'storage')).toEqual([]);
  await to.remove();
});

test('an older archive is brought up to date, and one without pictures leaves those in the store', async () => {
  const [former, to] = await Promise.all([freshInstallation(), emptyInstallation()]);
  const { pool, engine, close } = await former.open();
  await pool.query('drop schema drizzle, public cascade; create schema public');
  const client = await pool.connect();
  await client.query('begin');
  await applyMigrations(
    client,
    readJournal().filter(({ tag }) => tag < '0020'),
  );
  await client.query('commit');
  client.release();
  await pool.query(`
    insert into teams (id, name, invite_code) select gen_random_uuid(), 'Nightshift', 'CODE';
    insert into shoot_templates (team_id, name, plan)
      select id, 'Studio', '{"status": "idea", "durationMinutes": 90}' from teams`);
  const file = join(folder, 'former.zip');
  await backUp(file, { pool, engine, storage: undefined });
  await close();
  await cp(join(folder, 'storage'), join(to.env.dataDir, 'storage'), { recursive: true });
  await restoreTo(to, file);
  const opened = await to.open();
  const { rows } = await opened.pool.query('select plan from shoot_templates');
  const around = { setUpMinutes: 0, strikeMinutes: 0 };
  expect(rows).toEqual([{ plan: { status: 'idea', durationMinutes: 90, ...around } }]);
  await opened.close();
  expect((await picturesIn(to.env.dataDir)).size).toBe(3);
  await Promise.all([former.remove(), to.remove()]);
});

/** The archive of these tests has a secret that is cheap to open. */
const NODE_OPTIONS = `--import=${import.meta.resolve('../../../../testing/quick-hashing.ts')}`;

async function runWith(
  more: NodeJS.ProcessEnv,
  command: string,
  { env }: Installation,
  ...args: string[]
) {
  const settings = { ...variablesOf(env), NODE_OPTIONS, ...more };
  const child = runFile(`backups/${command}-main.ts`, { args, env: settings });
  return [await child.ended, child.output()] as const;
}

const run = (command: string, to: Installation, ...args: string[]) =>
  runWith({}, command, to, ...args);

test('the secret comes with its passphrase, or stays out if it should', async () => {
  const [to, without] = await Promise.all([emptyInstallation(), emptyInstallation()]);
  const secretOf = ({ env }: Installation) =>
    readFile(join(env.dataDir, 'secret'), 'utf8').catch(() => undefined);
  const wrong = { BACKUP_PASSPHRASE: 'another passphrase' };
  expect(await run('restore', to, archive)).toEqual([
    1,
    expect.stringContaining(
      'set BACKUP_PASSPHRASE, or run the command in a terminal, or add --without-secret',
    ),
  ]);
  expect(await runWith(wrong, 'restore', to, archive)).toEqual([
    1,
    expect.stringContaining('use that of the backup, or add --without-secret'),
  ]);
  expect(await contentOf(to)).toEqual([]);
  // With the same secret as a setting, none is stored.
  const set = { BACKUP_PASSPHRASE: PASSPHRASE, AUTH_SECRET: SECRET };
  expect((await runWith(set, 'restore', to, archive))[0]).toBe(0);
  expect(await secretOf(to)).toBeUndefined();
  expect((await run('restore', without, archive, '--without-secret'))[0]).toBe(0);
  expect(await secretOf(without)).toBeUndefined();
  await Promise.all([to.remove(), without.remove()]);
});

test('the commands work beside a running server, and say in a sentence what is wrong', async () => {
  const to = await emptyInstallation();
  const file = join(folder, 'by command.zip');
  expect(await run('backup', source, file)).toEqual([0, expect.stringContaining(file)]);
  expect(await run('backup', source, file)).toEqual([
    1,
    `${file} exists already: name another file.\n`,
  ]);
  const nowhere = join(folder, 'nowhere');
  expect(await run('backup', source, join(nowhere, 'a.zip'))).toEqual([
    1,
    `The folder ${nowhere} does not exist: create it, or name a file in another one.\n`,
  ]);
  expect(await run('restore', to, file)).toEqual([0, expect.stringContaining('is restored')]);
  expect(await run('restore', to)).toEqual([1, expect.stringContaining('Usage: npm run restore')]);
  expect(await picturesIn(to.env.dataDir)).toEqual(await picturesIn(folder));
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  await to.remove();
});
