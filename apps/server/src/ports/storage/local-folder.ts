import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../error-code.ts';
import type { ImageName, ImageStorage } from './port.ts';
import { ImageExistsError, imageName } from './port.ts';

const BUCKET = 'storage/shoot-images/public';
/** Some disks cannot even look for the longer ones of our names. */
const MISSING: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** Keeps pictures in a folder of the data folder, laid out as their addresses are. */
export function localFolderStorage(dataDir: string): ImageStorage {
  return {
    put: async (image, content) => writeOnce(pathOf(dataDir, image), content),
    find: async (image) => {
      const path = pathOf(dataDir, image);
      const size = await sizeOf(path);
      return size === undefined
        ? undefined
        : { size, read: (range) => createReadStream(path, range) };
    },
    delete: async (image) => rm(pathOf(dataDir, image), { force: true }),
  };
}

/** The names are checked here once more: this is the place where a wrong one would leave the folder. */
function pathOf(dataDir: string, { kind, name }: ImageName): string {
  if (!imageName(kind, name)) throw new Error('This is no name of a picture');
  return join(dataDir, BUCKET, kind, name);
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : undefined;
  } catch (error) {
    if (MISSING.has(errorCode(error))) return undefined;
    throw error;
  }
}

/** A link appears whole or not at all, on the disk already, and never replaces another file. */
async function writeOnce(path: string, content: Buffer): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${randomUUID()}`);
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
