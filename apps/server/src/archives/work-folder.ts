import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../lib/error-code.ts';

/** Holds the files of exports and imports that are being made. */
export const archiveFolder = ({ dataDir }: { readonly dataDir: string }) =>
  join(dataDir, 'archives');

/** The folder of one job. */
export const workFolder = (env: { readonly dataDir: string }, id: string) =>
  join(archiveFolder(env), `${id}.work`);

/** The file of one upload. */
export const uploadPath = (env: { readonly dataDir: string }, id: string) =>
  join(archiveFolder(env), `${id}.upload`);

const PASSING = /\.(work|upload)$/;

/** Removes what a crash left behind. Younger files may belong to other servers that share the folder. */
export async function removeOldWork(
  env: { readonly dataDir: string },
  before: Date,
): Promise<void> {
  const folder = archiveFolder(env);
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((each) => PASSING.test(each))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
