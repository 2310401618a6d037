import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../lib/error-code.ts';
import type { Env } from '../../start/env.ts';

const LEFTOVER_AGE_MS = 3_600_000;

/** Holds uploaded pictures during their request. */
export const uploadFolder = ({ dataDir }: Pick<Env, 'dataDir'>) => join(dataDir, 'uploads');

export async function makeUploadFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Removes files that a crash left behind. Young files may belong to other servers that share the folder. */
export async function removeLeftovers(folder: string, now = Date.now()): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const changed = await stat(path).catch(() => undefined);
    if (changed && now - changed.mtimeMs > LEFTOVER_AGE_MS) await rm(path, { force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
