import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../testing/real-server.ts';

/** Where the workers find it, which are processes of their own. */
const VARIABLE = 'JOURNEYS_PREPARED_DATA';

const newFolder = () => mkdtemp(join(tmpdir(), 'lensemble-journeys-'));

const remove = (folder: string) => rm(folder, { recursive: true, force: true });

/**
 * Lets the product make its data folder once for the whole run: a first start takes some seconds of a processor, and there
 * are dozens of servers. @returns what removes it
 */
export async function prepareData(): Promise<() => Promise<void>> {
  const folder = await newFolder();
  process.env[VARIABLE] = folder;
  const server = await startServer({ dataDir: folder });
  await server.stop();
  return () => remove(folder);
}

/** A copy of the prepared data folder, as after a first start: nobody has an account yet. */
export async function copyData(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const prepared = process.env[VARIABLE];
  if (!prepared) throw new Error('The data folder was not prepared');
  const dataDir = await newFolder();
  await cp(prepared, dataDir, { recursive: true });
  return { dataDir, remove: () => remove(dataDir) };
}
