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
import { moveToEmbedded, moveToPostgres } from './move.ts';

const { server } = inject('databaseTemplate');
const PICTURE = '/storage/shoot-images/public/props/crown.webp';

let installation: Installation;
/** The settings of a server without DATABASE_URL. */
let env: Env;
beforeAll(async () => {
  installation = await emptyInstallation();
  const authSecret = 'the secret of the installation, of more than 32 characters';
  env = { ...installation.env, databaseUrl: undefined, authSecret };
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
  await migrate(database.pool);
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
const look = (settings: Env, { cookie, paths }: Awaited<ReturnType<typeof fill>>) =>
  serving(settings, async (app, { pool }) => {
    const client = makeClient(app, cookie);
    const answers: [path: string, status: number, text: string][] = [];
    for (const path of paths) {
      const { status, text } = await client.get(path);
      answers.push([path, status, text.replaceAll(/DTSTAMP:\w+/g, '')]);
    }
    return { answers, rows: await rowsIn(pool), pictures: await picturesIn(env.dataDir) };
  });

// Only a run on PostgreSQL has both engines.
if (server) {
  test('an installation moves to PostgreSQL and back with all rows, links, feeds, sessions and pictures', async () => {
    const name = `test_${randomUUID()}`;
    await onServer(server, `create database "${name}"`);
    const databaseUrl = withDatabase(server, name);
    const person = await fill();
    const before = await look(env, person);
    expect(before.answers.map(([, status]) => status)).toEqual(person.paths.map(() => 200));

    await serving(env, async () => {
      await expect(moveToPostgres(env, { databaseUrl })).rejects.toThrow('is already running');
    });
    const { former } = await moveToPostgres(env, { databaseUrl });
    expect(former).toBe(join(env.dataDir, 'database.moved'));
    await expect(startDatabase(env)).rejects.toThrow('has pictures, but no database');
    expect(await look({ ...env, databaseUrl }, person)).toEqual(before);

    await serving({ ...env, databaseUrl }, async () => {
      await expect(moveToEmbedded({ ...env, databaseUrl })).rejects.toThrow('stop all servers');
    });
    await moveToEmbedded({ ...env, databaseUrl });
    expect(await look(env, person)).toEqual(before);
    await expect(moveToPostgres(env, { databaseUrl })).rejects.toThrow('is not empty');
    expect(await readdir(env.dataDir)).toContain('database');
    await onServer(server, `drop database "${name}"`);
  });
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
