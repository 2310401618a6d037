import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createShoot, updateShoot } from '@lensemble/contract/shoots';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Database } from '../db/engine/database.ts';
import { costumes } from '../db/schema/catalogue.ts';
import { images } from '../db/schema/images.ts';
import { removeDueFiles } from '../features/clean-up/service.ts';
import { filesOf, type ImageName } from '../ports/storage/port.ts';
import { filesFor, picturesIn, rowsIn } from '../testing/contents.ts';
import { buildImage } from '../testing/images.ts';
import {
  emptyInstallation,
  freshInstallation,
  type Installation,
} from '../testing/installations.ts';
import { signedIn } from '../testing/login.ts';
import { backUp } from './backup.ts';
import { openArchive } from './open-archive.ts';
import { restore } from './restore.ts';

/** `npm run test:backup` makes ten. */
const ROUNDS = Number(process.env.BACKUP_ROUNDS ?? 1);
const WRITERS = 3;

let source: Installation;
let database: Database;
let app: FastifyInstance;
let ada: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  source = await freshInstallation();
  database = await source.open();
  app = await buildApp({ env: source.env, database });
  ada = await signedIn({ app, database, env: source.env });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await source.remove();
});

const contentOf = ({ name }: Pick<ImageName, 'name'>) => createHash('sha512').update(name).digest();

/** A costume with a picture, whose files come before its row, as for uploads. */
async function addPicture(): Promise<string> {
  const url = `/storage/shoot-images/public/costumes/${randomUUID()}.webp`;
  for (const file of filesOf(url)) await source.storage.put(file, contentOf(file));
  await buildImage(database.orm, ada.team, { url });
  const values = { teamId: ada.team.id, characterName: 'Nimue', imageUrl: url };
  await database.orm.insert(costumes).values(values);
  return url;
}

async function deletePicture(url: string): Promise<void> {
  await database.orm.delete(costumes).where(eq(costumes.imageUrl, url));
  await database.orm.delete(images).where(eq(images.url, url));
  await removeDueFiles(
    { orm: database.orm, storage: source.storage },
    new Date(Date.now() + 1_000),
  );
}

/** Saves shoots, and adds and deletes pictures, until it is told to stop. */
async function write(isOver: () => boolean): Promise<number> {
  let saves = 0;
  for (; !isOver(); saves++) {
    const { id } = (await ada.call(createShoot, { body: { title: `Shoot ${randomUUID()}` } })).body;
    const url = await addPicture();
    await ada.call(updateShoot, { params: { id }, body: { title: `Changed ${randomUUID()}` } });
    if (saves % 3 > 0) await deletePicture(url);
  }
  return saves;
}

async function underLoad<T>(work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const writers = Array.from({ length: WRITERS }, () => write(() => isOver));
  const done = await work().finally(() => {
    isOver = true;
  });
  const saves = await Promise.all(writers);
  expect(Math.min(...saves)).toBeGreaterThan(0);
  return done;
}

async function backUpOneInstant(file: string) {
  let rows: Record<string, string[]> = {};
  let files: string[] = [];
  const manifest = await backUp(file, {
    pool: database.pool,
    engine: database.engine,
    storage: source.storage,
    onInstant: async (client) => {
      rows = await rowsIn(client);
      files = await filesFor(client);
    },
  });
  return { rows, files, manifest };
}

async function restored(file: string) {
  const target = await emptyInstallation();
  const archive = await openArchive(file);
  await restore(archive, { ...target.env, storage: target.storage }, undefined);
  archive.close();
  const opened = await target.open();
  const rows = await rowsIn(opened.pool);
  await opened.close();
  const pictures = await picturesIn(target.env.dataDir);
  await target.remove();
  return { rows, pictures };
}

test.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
  'round %i: a backup under write load is one instant, row by row and file by file',
  async () => {
    const file = join(source.env.dataDir, `${randomUUID()}.zip`);
    const instant = await underLoad(() => backUpOneInstant(file));
    const { rows, pictures } = await restored(file);
    expect(rows).toEqual(instant.rows);
    expect([...pictures.keys()]).toEqual(instant.files);
    expect(instant.manifest.pictures).toEqual({ files: instant.files.length, missing: 0 });
    const wrong = [...pictures].filter(([path, content]) => {
      const name = path.slice(path.indexOf('/') + 1);
      return !content.equals(contentOf({ name }));
    });
    expect(wrong).toEqual([]);
    await rm(file);
  },
);

test('files of pictures that are deleted during a backup stay until its end', async () => {
  const url = await addPicture();
  const file = join(source.env.dataDir, `${randomUUID()}.zip`);
  let isDeleted = false;
  const storage = {
    ...source.storage,
    find: async (image: ImageName) => {
      if (!isDeleted) await deletePicture(url);
      isDeleted = true;
      return source.storage.find(image);
    },
  };
  const { pool, engine, orm } = database;
  const { pictures } = await backUp(file, { pool, engine, storage });
  expect(pictures?.missing).toBe(0);
  expect((await restored(file)).pictures.has(`costumes/${url.split('/').at(-1)}`)).toBe(true);
  await removeDueFiles({ orm, storage }, new Date(Date.now() + 1_000));
  const [image] = filesOf(url);
  expect(await source.storage.find(image as ImageName)).toBeUndefined();
});
