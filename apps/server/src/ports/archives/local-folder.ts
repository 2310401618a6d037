import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../lib/error-code.ts';
import { type ArchiveStore, archiveId, archiveName } from './port.ts';

/** Stores archives in the data folder, which also holds the files that are on their way. */
export function localArchives(dataDir: string): ArchiveStore {
  const folder = join(dataDir, 'archives');
  const pathOf = (id: string) => join(folder, archiveName(id));
  return {
    async put(id, path) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(path, pathOf(id));
    },
    async find(id) {
      const path = pathOf(id);
      const found = await orMissing(stat(path));
      return found && { size: found.size, read: () => createReadStream(path) };
    },
    delete: (id) => rm(pathOf(id), { force: true }),
    list: async () =>
      ((await orMissing(readdir(folder))) ?? []).flatMap((name) => archiveId(name) ?? []),
  };
}

async function orMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
