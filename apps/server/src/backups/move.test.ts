import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getFeeds } from '@lensemble/contract/calendar';
import { getShareLink } from '@lensemble/contract/share-links';
import { createShoot, updateShoot } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buildApp } from '../app.ts';
import { startDatabase } from '../db/engine/database.ts';
import { migrate } from '../db/migrate.ts';
import type { Env } from '../start/env.ts';
import { makeClient } from '../testing/client.ts';
import { picturesIn, rowsIn } from '../testing/contents.ts';
import { onServer, withDatabase } from '../testing/external-server.ts';
import { buildImage } from '../testing/images.ts';
import { emptyInstallation, type Installation } from '../testing/installations.ts';
import { signedIn } from '../testing/login.ts';
import { backUp } from './backup.ts';
import { moveToEmbedded, moveToPostgres } from './move.ts';
import { openArchive } from './open-archive.ts';
import { restore } from './restore.ts';

const { server } = inject('databaseTemplate');
const PICTURE = '/storage/shoot-images/public/props/crown.webp';

let installation: Installation;
/** The settings of a server without DATABASE_URL. */
let env: Env;
let person: Awaited<ReturnType<typeof fill>>;
beforeAll(async () => {
  installation = await emptyInstallation();
  const authSecret = 'the secret of the installation, of more than 32 characters';
  env = { ...installation.env, databaseUrl: undefined, authSecret };
  if (server) person = await fill();
});
afterAll(() => installation.remove());

/** Runs a server on the settings. */
async function serving<T>(
  settings: Env,
  work: (
    app: Awaited<ReturnType<typeof buildApp>>,
    started: Awaited<ReturnType<typeof startDatabase>>,
  ) => Promise<T>,
): Promise<T> {
  const database = await startDatabase(settings);
  await migrate(database.pool, { schema: settings.databaseSchema });
  const app = await buildApp({ env: settings, database });
  try {
    return await work(app, database);
  } finally {
    await app.close();
    await database.close();
  }
}

async function fill(): Promise<{ cookie: string | undefined; paths: string[] }> {
  return serving(env, async (app, database) => {
    const ada = await signedIn({ app, database, env });
    const { id } = (await ada.call(createShoot, { body: { title: 'Neon' } })).body;
    await ada.call(updateShoot, { params: { id }, body: { isPublic: true } });
    const { url } = (await ada.call(getShareLink, { params: { id } })).body;
    const feeds = (await ada.call(getFeeds, {})).body;
    await buildImage(database.orm, ada.team, { url: PICTURE });
    await installation.storage.put({ kind: 'props', name: 'crown.webp' }, Buffer.from('crown'));
    const paths = [url, feeds.team, feeds.person].map((each) => each.replace(env.publicUrl, ''));
    return { cookie: ada.cookie, paths: [...paths, '/api/auth/me', '/api/shoots', PICTURE] };
  });
}

/** What a browser with its session, and visitors with their links, get; and all rows. */
const look = (settings: Env) =>
  serving(settings, async (app, { pool }) => {
    const client = makeClient(app, person.cookie);
    const answers: [path: string, status: number, text: string][] = [];
    for (const path of person.paths) {
      const { status, text } = await client.get(path);
      answers.push([path, status, text.replaceAll(/DTSTAMP:\w+/g, '')]);
    }
    return { answers, rows: await rowsIn(pool), pictures: await picturesIn(env.dataDir) };
  });

async function withNewDatabase(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const name = `test_${randomUUID()}`;
  await onServer(server as string, `create database "${name}"`);
  try {
    await work(withDatabase(server as string, name));
  } finally {
    await onServer(server as string, `drop database "${name}"`);
  }
}

const makeForeignTable = (databaseUrl: string) =>
  onServer(databaseUrl, 'create table of_another_program ()');

// Only a run on PostgreSQL has both engines.
if (server) {
  test.each([
    ['a database', undefined],
    ['a schema', 'lensemble'],
  ])(
    'an installation moves to %s of PostgreSQL and back with all rows, links, feeds, sessions and pictures',
    (_, databaseSchema) =>
      withNewDatabase(async (databaseUrl) => {
        if (databaseSchema) await makeForeignTable(databaseUrl);
        const there = { ...env, databaseUrl, databaseSchema };
        const before = await look(env);
        expect(before.answers.map(([, status]) => status)).toEqual(person.paths.map(() => 200));

        await serving(env, async () => {
          await expect(moveToPostgres(env, there)).rejects.toThrow('is already running');
        });
        const { former } = await moveToPostgres(env, there);
        expect(former).toContain(join(env.dataDir, 'database.moved'));
        await expect(startDatabase(env)).rejects.toThrow('has pictures, but no database');
        expect(await look(there)).toEqual(before);

        await serving(there, async () => {
          await expect(moveToEmbedded(there)).rejects.toThrow('stop all servers');
        });
        await moveToEmbedded(there);
        expect(await look(env)).toEqual(before);
        await expect(moveToPostgres(env, there)).rejects.toThrow(
          'with DATABASE_SCHEMA (for a move, with --schema)',
        );
        expect(await readdir(env.dataDir)).toContain('database');
      }),
  );

  test('a backup of a schema has its rows only, and fills another schema', () =>
    withNewDatabase(async (databaseUrl) => {
      await makeForeignTable(databaseUrl);
      const from = { ...env, databaseUrl, databaseSchema: 'ours' };
      const to = { ...from, databaseSchema: 'theirs', storage: installation.storage };
      const file = join(env.dataDir, 'schema.zip');
      const rows = await serving(from, async (app, database) => {
        await signedIn({ app, database, env: from });
        await backUp(file, { ...database, schema: 'ours', storage: undefined });
        return rowsIn(database.pool);
      });
      expect(rows.users).toHaveLength(1);
      const archive = await openArchive(file);
      await restore(archive, to, undefined).finally(archive.close);
      expect(await serving(to, (_, { pool }) => rowsIn(pool))).toEqual(rows);
    }));
}

test('a move that makes no sense is refused with a sentence', async () => {
  await expect(moveToEmbedded(env)).rejects.toThrow('The database is embedded already');
  const databaseUrl = 'postgres://localhost/lensemble';
  await expect(moveToPostgres({ ...env, databaseUrl }, { databaseUrl })).rejects.toThrow(
    'is on a PostgreSQL server already',
  );
  const nothing = { ...env, dataDir: join(env.dataDir, 'none') };
  await expect(moveToPostgres(nothing, { databaseUrl })).rejects.toThrow('has no database');
});
