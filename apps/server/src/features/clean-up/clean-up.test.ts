import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { costumes, personnel } from '../../db/schema/catalogue.ts';
import { imageRemovals, images, REMOVALS_HOLD } from '../../db/schema/images.ts';
import { shootReferences } from '../../db/schema/shoot-links.ts';
import { profiles, teams } from '../../db/schema/teams.ts';
import type { Deps } from '../../deps.ts';
import { makeDeps } from '../../make-deps.ts';
import type { ImageStorage } from '../../ports/storage/port.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildImage, makeForm, makePicture } from '../../testing/images.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';
import { deleteUnused } from './queries.ts';
import { cleanUp, removeDueFiles, sweepImages } from './service.ts';

const HOUR = 3_600_000;
const now = new Date();
const later = (hours: number) => new Date(now.getTime() + hours * HOUR);

let t: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;
let deps: Pick<Deps, 'env' | 'storage' | 'archives'> & { orm: TestApp['database']['orm'] };
beforeAll(async () => {
  t = await testApp();
  deps = { ...makeDeps(t), orm: t.database.orm };
});
afterAll(() => t.close());
beforeEach(async () => {
  await deps.orm.delete(teams);
  await deps.orm.delete(images);
  await deps.orm.delete(imageRemovals);
  await rm(join(t.env.dataDir, 'storage'), { recursive: true, force: true });
  ada = await signedIn(t);
});

async function upload(kind = 'costumes'): Promise<string> {
  const form = await makeForm({ file: { content: await makePicture() } });
  const { body } = await ada.request('POST', `/api/images/${kind}`, form);
  return (body as { url: string }).url;
}

const urls = async () => (await deps.orm.select().from(images)).map(({ url }) => url);
const files = async () =>
  (await readdir(join(t.env.dataDir, 'storage'), { recursive: true }).catch(() => [])).filter(
    (name) => name.endsWith('.webp'),
  );

describe('a picture that nothing shows', () => {
  test('goes after a day, all its files with it', async () => {
    await upload();
    expect(await files()).toHaveLength(3);
    await cleanUp(deps, now);
    await cleanUp(deps, later(23));
    expect([await urls(), await files()]).toMatchObject([[expect.any(String)], { length: 3 }]);
    await cleanUp(deps, later(25));
    expect([await urls(), await files()]).toEqual([[], []]);
    expect(await deps.orm.select().from(imageRemovals)).toEqual([]);
  });

  test('stays for another day when something showed it in between', async () => {
    const imageUrl = await upload();
    await sweepImages(deps, now);
    const [costume] = await deps.orm
      .insert(costumes)
      .values({ teamId: ada.team.id, characterName: 'Nimue', imageUrl })
      .returning();
    await sweepImages(deps, later(20));
    await deps.orm.delete(costumes).where(eq(costumes.id, costume!.id));
    await sweepImages(deps, later(25));
    await sweepImages(deps, later(48));
    expect(await urls()).toEqual([imageUrl]);
    await sweepImages(deps, later(50));
    expect(await urls()).toEqual([]);
  });
});

describe('a picture that something shows stays', () => {
  const { team, me } = { team: () => ada.team.id, me: () => ada.userId };

  test.each<[string, (url: string) => Promise<unknown>]>([
    [
      'a crew member',
      (avatarUrl) => deps.orm.insert(personnel).values({ teamId: team(), name: 'Yuki', avatarUrl }),
    ],
    [
      'a costume',
      (imageUrl) =>
        deps.orm.insert(costumes).values({ teamId: team(), characterName: 'Nimue', imageUrl }),
    ],
    [
      'a piece of equipment',
      (imageUrl) => ada.post('/api/equipment', { name: 'Flash', category: 'Light', imageUrl }),
    ],
    ['a prop', (imageUrl) => ada.post('/api/props', { name: 'Raven', imageUrl })],
    ['a location', (imageUrl) => ada.post('/api/locations', { name: 'Abbey', imageUrl })],
    [
      'a person',
      (avatarUrl) => deps.orm.update(profiles).set({ avatarUrl }).where(eq(profiles.userId, me())),
    ],
  ])('%s', async (_, show) => {
    const url = await buildImage(deps.orm, ada.team);
    await show(url);
    await cleanUp(deps, now);
    await cleanUp(deps, later(50));
    expect(await deps.orm.select().from(images)).toMatchObject([{ url, unusedSince: null }]);
  });
});

describe('a deleted reference', () => {
  test('stays with its picture while it can be restored, and goes after that', async () => {
    const shoot = await buildShoot(deps.orm, ada.team);
    const url = await upload('shoot-references');
    const values = { teamId: ada.team.id, shootId: shoot.id, url, deletedAt: now };
    await deps.orm.insert(shootReferences).values([values, { ...values, deletedAt: null }]);
    const count = () => deps.orm.$count(shootReferences);
    await cleanUp(deps, later(29 * 24));
    expect(await count()).toBe(2);
    await cleanUp(deps, later(31 * 24));
    expect(await count()).toBe(1);
    await cleanUp(deps, later(33 * 24));
    expect(await urls()).toEqual([url]);
  });
});

describe('races', () => {
  test('what comes to show a picture in the last moment keeps it', async () => {
    const [imageUrl, avatarUrl] = [
      await buildImage(deps.orm, ada.team),
      await buildImage(deps.orm, ada.team),
    ];
    await sweepImages(deps, now);
    await deps.orm
      .insert(costumes)
      .values({ teamId: ada.team.id, characterName: 'Nimue', imageUrl });
    await deps.orm.update(profiles).set({ avatarUrl }).where(eq(profiles.userId, ada.userId));
    for (const url of [imageUrl, avatarUrl]) await deleteUnused(deps.orm, url, later(1));
    expect((await urls()).sort()).toEqual([imageUrl, avatarUrl].sort());
  });

  test('the database itself refuses to lose a picture that is shown', async () => {
    const imageUrl = await buildImage(deps.orm, ada.team);
    await deps.orm
      .insert(costumes)
      .values({ teamId: ada.team.id, characterName: 'Nimue', imageUrl });
    await expect(deps.orm.delete(images).where(eq(images.url, imageUrl))).rejects.toThrow();
  });

  test('two servers at once take nothing amiss', async () => {
    await upload();
    await sweepImages(deps, now);
    await Promise.all([cleanUp(deps, later(25)), cleanUp(deps, later(25))]);
    expect([await urls(), await files()]).toEqual([[], []]);
  });
});

describe('noted files', () => {
  const noted = (hours: number) => async (url: string) =>
    deps.orm.insert(imageRemovals).values({ url, dueAt: later(hours) });

  test('of a crash in the middle of an upload go once no upload can be that old', async () => {
    const url = '/storage/shoot-images/public/props/1-a-crown.webp';
    await deps.storage.put({ kind: 'props', name: '1-a-crown.small.webp' }, Buffer.from('half'));
    await noted(1)(url);
    await removeDueFiles(deps, now);
    expect(await files()).toHaveLength(1);
    await removeDueFiles(deps, later(2));
    expect([await files(), await deps.orm.$count(imageRemovals)]).toEqual([[], 0]);
  });

  test('stay while a backup holds them, but not after its hold has ended', async () => {
    await upload();
    await deps.orm.delete(images);
    await noted(1)(`${REMOVALS_HOLD}a backup`);
    await removeDueFiles(deps, later(0.5));
    expect(await files()).toHaveLength(3);
    await removeDueFiles(deps, later(2));
    expect([await files(), await deps.orm.$count(imageRemovals)]).toEqual([[], 0]);
  });

  test('of a picture that is kept after all stay', async () => {
    const url = await upload();
    await noted(-1)(url);
    await removeDueFiles(deps, now);
    expect(await files()).toHaveLength(3);
  });

  test('of a deleted team go at once', async () => {
    await upload();
    await deps.orm.delete(teams).where(eq(teams.id, ada.team.id));
    await removeDueFiles(deps, later(1));
    expect(await files()).toEqual([]);
  });

  test('stay noted while the store is away, and do not keep others from going', async () => {
    const [broken = '', fine = ''] = [await upload(), await upload()];
    await deps.orm.delete(images);
    const failing: ImageStorage = {
      ...deps.storage,
      delete: async (image) => {
        if (broken.endsWith(image.name)) throw new Error('away');
        await deps.storage.delete(image);
      },
    };
    await expect(removeDueFiles({ ...deps, storage: failing }, later(1))).rejects.toThrow(
      'removed: 1',
    );
    const left = await deps.orm.select().from(imageRemovals);
    expect(left.map(({ url }) => url)).toEqual([broken]);
    expect((await files()).join()).not.toContain(fine.split('/').at(-1));
    await removeDueFiles(deps, later(1));
    expect(await files()).toHaveLength(1);
    await removeDueFiles(deps, later(2));
    expect(await files()).toEqual([]);
  });

  const noteMany = (count: number) =>
    deps.orm.insert(imageRemovals).values(
      Array.from({ length: count }, (_, index) => ({
        url: `/storage/shoot-images/public/props/${String(index).padStart(3, '0')}.webp`,
        dueAt: new Date(now.getTime() + index),
      })),
    );
  const numberOf = ({ name }: { readonly name: string }) => Number(name.slice(0, 3));

  test('that cannot go keep none of those behind them from going', async () => {
    await noteMany(60);
    const storage: ImageStorage = {
      ...deps.storage,
      delete: async (image) => {
        if (numberOf(image) < 25) throw new Error('locked');
      },
    };
    await expect(removeDueFiles({ ...deps, storage }, later(1))).rejects.toThrow('removed: 25');
    expect(await deps.orm.$count(imageRemovals)).toBe(25);
  });

  test('are not all tried while the store is away', async () => {
    await noteMany(200);
    const tried = new Set<number>();
    const storage: ImageStorage = {
      ...deps.storage,
      delete: async (image) => {
        tried.add(numberOf(image));
        throw new Error('away');
      },
    };
    await expect(removeDueFiles({ ...deps, storage }, later(1))).rejects.toThrow('removed: 60');
    expect(tried.size).toBe(60);
    await removeDueFiles(deps, later(1));
    expect(await deps.orm.$count(imageRemovals)).toBe(60);
    await removeDueFiles(deps, later(2));
    expect(await deps.orm.$count(imageRemovals)).toBe(0);
  });
});
