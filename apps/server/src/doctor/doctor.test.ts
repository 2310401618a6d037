import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../../testing/free-port.ts';
import { startObjectStore, storeEnv } from '../../../../testing/object-store.ts';
import { startDatabase } from '../db/engine/database.ts';
import { copyDataFolder } from '../testing/data-folder.ts';
import { mailServer } from '../testing/mail-server.ts';
import { diagnose } from './diagnose.ts';
import type { Machine } from './machine.ts';

const GIGABYTE = 1_073_741_824;

let dataDir: string;
let built: string;
beforeAll(async () => {
  dataDir = await copyDataFolder();
  built = await mkdtemp(`${dataDir}/web-`);
  await writeFile(`${built}/index.html`, '');
  await writeFile(`${dataDir}/secret`, 'x'.repeat(32), { mode: 0o600 });
});
afterAll(() => rm(dataDir, { recursive: true }));

const sound = (): Machine => ({
  nodeVersion: '24.1.0',
  webRoot: built,
  freeBytes: async () => 2 * GIGABYTE,
});

/** A web server with fixed answers. */
async function serve(body: string, headers: Record<string, string> = {}, status = 200) {
  const server = createServer((_request, response) =>
    response.writeHead(status, headers).end(body),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const alive = () => serve('{"status":"ok"}');
const silent = async () => `http://127.0.0.1:${await freePort()}`;

/** What the doctor says about an installation that is sound except for this. */
async function findingsWith(source: NodeJS.ProcessEnv, machine: Partial<Machine> = {}) {
  const mails = await mailServer();
  onTestFinished(() => mails.close());
  const sane = {
    DATA_DIR: dataDir,
    PUBLIC_URL: await alive(),
    SMTP_URL: `smtp://127.0.0.1:${mails.settings.port}`,
    MAIL_FROM: 'a@example.org',
    MAP_TILES_URL: 'off',
    WEATHER_URL: 'off',
  };
  const findings = await diagnose({ ...sound(), ...machine }, { ...sane, ...source });
  return findings.map(({ level, sentence }) => `${level}: ${sentence}`);
}

/** Runs statements on the database of the data folder. */
async function change(...statements: string[]): Promise<void> {
  const database = await startDatabase({ dataDir, databaseUrl: undefined });
  for (const statement of statements) await database.pool.query(statement);
  await database.close();
}

test('nothing is said about a sound installation', async () => {
  expect(await findingsWith({})).toEqual([]);
});

test('1: a setting that cannot be used', async () => {
  expect(await findingsWith({ PORT: 'abc' })).toEqual([
    'problem: PORT must be a whole number from 1 to 65535, for example PORT=3000.',
  ]);
});

test('2: a setting with the name of another system', async () => {
  expect(await findingsWith({ PGHOST: 'a' })).toEqual([
    expect.stringContaining('warning: PGHOST is set, but Lensemble reads DATABASE_URL'),
  ]);
});

test('3: an address without encryption', async () => {
  expect(await findingsWith({ PUBLIC_URL: 'http://shoots.invalid' })).toEqual([
    expect.stringContaining('warning: Passwords travel unencrypted to http://shoots.invalid'),
    expect.stringContaining('warning: Nothing answers at http://shoots.invalid'),
  ]);
});

test('4: a proxy that is not trusted, and 5: another program at the address', async () => {
  expect(await findingsWith({ PUBLIC_URL: await serve('Hello') })).toEqual([
    expect.stringMatching(/^problem: Something else answers at .* check PUBLIC_URL/),
  ]);
  expect(await findingsWith({ PUBLIC_URL: 'https://shoots.invalid' })).toContainEqual(
    expect.stringContaining('set TRUST_PROXY to the number of proxies'),
  );
});

test('6: an old Node.js, and 7: pages that are not built', async () => {
  expect(await findingsWith({}, { nodeVersion: '20.1.0', webRoot: '/nonexistent' })).toEqual([
    'problem: Node.js 20.1.0 is too old: start with "npm start", which uses its own.',
    'problem: The web pages are not built: run "npm start", which builds what is missing.',
  ]);
});

test('8: a disk that is nearly full', async () => {
  expect(await findingsWith({}, { freeBytes: async () => 5_000_000 })).toEqual([
    expect.stringMatching(/^problem: The disk of .* has 4 MB free: make room/),
  ]);
});

test('9: a secret and a data folder that others can reach', async () => {
  await chmod(`${dataDir}/secret`, 0o644);
  await chmod(dataDir, 0o777);
  const findings = await findingsWith({});
  await chmod(`${dataDir}/secret`, 0o600);
  await chmod(dataDir, 0o700);
  expect(findings).toEqual([
    `problem: Other users can read ${dataDir}/secret, which signs all sessions: run "chmod 600 ${dataDir}/secret".`,
    `problem: Other users can write to ${dataDir}: run "chmod 700 ${dataDir}".`,
  ]);
});

test('10: a database server that does not run, without its password', async () => {
  const DATABASE_URL = `postgres://ada:secret@127.0.0.1:${await freePort()}/lensemble`;
  const findings = await findingsWith({ DATABASE_URL });
  expect(findings).toEqual([
    expect.stringMatching(
      /^problem: The database at 127.0.0.1:.* cannot be used .*check the address/,
    ),
  ]);
  expect(findings.join()).not.toContain('secret');
});

test('11: tables of a newer version', async () => {
  await change(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('new', 9000000000000)`,
  );
  const findings = await findingsWith({});
  await change(`delete from drizzle.__drizzle_migrations where hash = 'new'`);
  expect(findings).toEqual([
    expect.stringContaining('problem: A newer version of Lensemble has upgraded the database'),
  ]);
});

test('12: a bucket that does not exist', async () => {
  const store = await startObjectStore();
  onTestFinished(() => store.close());
  expect(await findingsWith(storeEnv({ ...store.settings, bucket: 'wrong' }))).toEqual([
    'problem: Pictures cannot be saved. The bucket "wrong" does not exist: check S3_BUCKET and S3_ENDPOINT.',
  ]);
});

test('13: a mail server that does not answer, and 14: emails that only become files', async () => {
  const SMTP_URL = `smtp://ada:secret@127.0.0.1:${await freePort()}`;
  const findings = await findingsWith({ SMTP_URL });
  expect(findings).toEqual([
    expect.stringMatching(/^problem: The mail server 127.0.0.1:.* check the host, the port/),
  ]);
  expect(findings.join()).not.toContain('secret');
  expect(await findingsWith({ SMTP_URL: '' })).toEqual([
    'warning: Emails are only saved as files: set SMTP_URL and MAIL_FROM to send them.',
  ]);
});

test('15: a weather service that does not answer, and 16: a key that Supabase refuses', async () => {
  const WEATHER_URL = await silent();
  const refusing = { SUPABASE_URL: await serve('{}', {}, 401), SUPABASE_ANON_KEY: 'secret' };
  const findings = await findingsWith({ WEATHER_URL, ...refusing });
  expect(findings).toEqual([
    expect.stringMatching(
      /^warning: The weather service cannot be reached \(ECONNREFUSED\): check WEATHER_URL/,
    ),
    'problem: The Supabase project refuses the key (401): check SUPABASE_ANON_KEY and SUPABASE_URL.',
  ]);
  expect(findings.join()).not.toContain('secret');
});

test('17: a clock that is wrong', async () => {
  const later = new Date(Date.now() + 300_000).toUTCString();
  const findings = await findingsWith({ WEATHER_URL: await serve('{}', { date: later }) });
  expect(findings).toEqual([
    expect.stringMatching(
      /^problem: The clock of this machine is (299|300) seconds slow: turn on time/,
    ),
  ]);
});

test('18: background work that has failed', async () => {
  await change(
    'create schema pgboss; create table pgboss.queue (name text); create table pgboss.job (id int, name text, state text, start_after timestamptz)',
    `insert into pgboss.queue values ('mail'); insert into pgboss.job values (1, 'mail', 'failed', now())`,
  );
  const findings = await findingsWith({});
  await change('drop schema pgboss cascade');
  expect(findings).toEqual([expect.stringContaining('warning: Background work has failed (mail)')]);
});

test('19: an operator whose address is not confirmed', async () => {
  await change(
    "insert into users (name, email, email_verified) values ('A', 'a@x.org', true), ('B', 'b@x.org', false)",
  );
  const findings = await findingsWith({ OPERATORS: 'a@x.org,b@x.org' });
  await change('delete from users');
  expect(findings).toEqual([
    'warning: OPERATORS names b@x.org, but no account has confirmed this address: sign up with it, and open the link in the email or run "npm run admin -- confirm b@x.org".',
  ]);
});

test('20: a data folder that has no database', async () => {
  const empty = await mkdtemp(`${dataDir}/empty-`);
  expect(await findingsWith({ DATA_DIR: empty })).toEqual([
    expect.stringContaining(`warning: There is no database in the data folder ${empty} yet`),
  ]);
});

test('a data folder that is not there is not made', async () => {
  const nowhere = `${dataDir}/nowhere`;
  expect(await findingsWith({ DATA_DIR: nowhere })).toEqual([
    expect.stringContaining(`warning: There is no database in the data folder ${nowhere} yet`),
  ]);
  const DATABASE_URL = `postgres://ada@127.0.0.1:${await freePort()}/lensemble`;
  expect(await findingsWith({ DATA_DIR: nowhere, DATABASE_URL })).toContainEqual(
    expect.stringContaining(`warning: There is no data folder ${nowhere} yet`),
  );
  const isFull = { freeBytes: async () => 5_000_000 };
  expect(await findingsWith({ DATA_DIR: nowhere }, isFull)).toContainEqual(
    expect.stringContaining(`problem: The disk of ${dataDir} has 4 MB free`),
  );
  expect(existsSync(nowhere)).toBe(false);
});

test('it examines a server that runs', async () => {
  const running = await startDatabase({ dataDir, databaseUrl: undefined });
  const findings = await findingsWith({});
  await running.close();
  expect(findings).toEqual([]);
});
