import { join } from 'node:path';
import { type ImageName, type ImageStorage, imageName } from '../ports/storage/port.ts';
import { storeSecret } from '../start/data-folder.ts';
import type { Env } from '../start/env.ts';
import { SettingError } from '../start/setting-error.ts';
import type { CheckedArchive } from './open-archive.ts';
import { openTarget, type TargetEnv } from './target.ts';

export interface RestoreTo extends TargetEnv, Pick<Env, 'authSecret'> {
  readonly storage: ImageStorage;
}

async function expectEmptyStore(archive: CheckedArchive, { storage, dataDir }: RestoreTo) {
  if (archive.manifest.pictures === null || (await storage.isEmpty())) return;
  const way = 'so that nothing is mixed or overwritten';
  throw new SettingError(
    `There are pictures in ${storage.place} already: move ${join(dataDir, 'storage')} away or empty the bucket, ${way}.`,
  );
}

function expectSameSecret(secret: string | undefined, { authSecret, dataDir }: RestoreTo): void {
  if (secret === undefined || authSecret === '' || authSecret === secret) return;
  throw new SettingError(
    `This installation has another secret than the archive: leave AUTH_SECRET out and move ${join(dataDir, 'secret')} away, or add --without-secret.`,
  );
}

function nameOf(path: string): ImageName {
  const [kind = '', name = ''] = path.split('/');
  return imageName(kind, name) as ImageName;
}

/** Until the database is there, nothing shows the pictures. If it fails, they go again: the store was empty. */
async function withPictures<T>(
  archive: CheckedArchive,
  storage: ImageStorage,
  work: () => Promise<T>,
): Promise<T> {
  const stored: ImageName[] = [];
  try {
    for await (const { name } of archive.pictures()) {
      const image = nameOf(name);
      await storage.put(image, await archive.readPicture(name));
      stored.push(image);
    }
    return await work();
  } catch (error) {
    for (const image of stored) await storage.delete(image).catch(() => {});
    throw error;
  }
}

/**
 * Restores an archive that was checked into an empty installation. If it fails, the installation stays empty.
 * @param secret the one of the archive, unless it stays out
 * @throws SettingError if the database, the store of pictures or the secret is already there
 */
export async function restore(
  archive: CheckedArchive,
  to: RestoreTo,
  secret: string | undefined,
): Promise<void> {
  expectSameSecret(secret, to);
  const target = await openTarget(to);
  try {
    await expectEmptyStore(archive, to);
    await withPictures(archive, to.storage, () => target.fill(archive));
    if (secret !== undefined && to.authSecret === '') storeSecret(to.dataDir, secret);
  } finally {
    await target.close();
  }
}
