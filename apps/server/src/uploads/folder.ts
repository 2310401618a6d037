import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { errorCode } from '../error-code.ts';

/** No request takes as long as this. */
const LEFT_OVER_MS = 3_600_000;

/** Where pictures lie while their request lasts. */
export const uploadFolder = ({ dataDir }: Pick<Env, 'dataDir'>) => join(dataDir, 'uploads');

export async function makeUploadFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Takes away what a crash left. Other servers may share the folder: what is young may be theirs. */
export async function removeLeftovers(folder: string, now = Date.now()): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const changed = await stat(path).catch(() => undefined);
    if (changed && now - changed.mtimeMs > LEFT_OVER_MS) await rm(path, { force: true });
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
