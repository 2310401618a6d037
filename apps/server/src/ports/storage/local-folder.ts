import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { imageKinds } from '@lensemble/contract/images';
import { errorCode } from '../../lib/error-code.ts';
import { UnavailableError } from '../../lib/unavailable-error.ts';
import { checkFolder } from './folder-check.ts';
import { ImageExistsError, type ImageName, type ImageStorage, imageName } from './port.ts';

const BUCKET = 'storage/shoot-images/public';
/** A prefix that no picture name has. */
const DRAFT_PREFIX = '.';
/** Some file systems reject long names even for reading. */
const MISSING: ReadonlySet<unknown> = new Set(['ENOENT', 'ENAMETOOLONG']);
const NO_FOLDER: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR']);

/** Stores pictures in the data folder. The paths match their URLs. */
export function localFolderStorage(dataDir: string): ImageStorage {
  return {
    place: 'the data folder of this server',
    check: async () => {
      for (const kind of imageKinds) await checkFolder(dataDir, join(BUCKET, kind));
    },
    put: async (image, content) => writeOnce(pathOf(dataDir, image), content),
    find: async (image) => {
      const path = pathOf(dataDir, image);
      const size = await sizeOf(path);
      return size === undefined
        ? undefined
        : { size, read: (range) => createReadStream(path, range) };
    },
    isEmpty: async () => {
      for (const kind of imageKinds) {
        const names = await namesIn(join(dataDir, BUCKET, kind));
        if (names.some((name) => !name.startsWith(DRAFT_PREFIX))) return false;
      }
      return true;
    },
    delete: async (image) => rm(pathOf(dataDir, image), { force: true }),
    removeDrafts: async (before) => {
      for (const kind of imageKinds) await removeDraftsIn(join(dataDir, BUCKET, kind), before);
    },
  };
}

/** Validates the name again, because an invalid one could escape the folder. */
function pathOf(dataDir: string, { kind, name }: ImageName): string {
  if (!imageName(kind, name)) throw new Error('This is not a valid picture name');
  return join(dataDir, BUCKET, kind, name);
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : undefined;
  } catch (error) {
    if (MISSING.has(errorCode(error))) return undefined;
    throw new UnavailableError('The picture store is unavailable', { cause: error });
  }
}

/** A hard link appears atomically, with its content already synced, and never replaces a file. */
async function writeOnce(path: string, content: Buffer): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `${DRAFT_PREFIX}${randomUUID()}`);
  try {
    await writeDurably(draft, content);
    await link(draft, path);
  } catch (error) {
    if (errorCode(error) === 'EEXIST')
      throw new ImageExistsError('The name is taken', { cause: error });
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(folder);
}

/** Young drafts may belong to other servers that share the folder. */
async function removeDraftsIn(folder: string, before: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!name.startsWith(DRAFT_PREFIX)) continue;
    const path = join(folder, name);
    const changed = await stat(path).catch(() => undefined);
    if (changed && changed.mtime < before) await rm(path, { force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (NO_FOLDER.has(errorCode(error))) return [];
    throw error;
  }
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const file = await open(folder, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
