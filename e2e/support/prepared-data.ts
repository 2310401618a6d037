import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../testing/real-server.ts';

/** Passes the folder to the workers, which are separate processes. */
const VARIABLE = 'JOURNEYS_PREPARED_DATA';

const newFolder = () => mkdtemp(join(tmpdir(), 'lensemble-journeys-'));

const remove = (folder: string) => rm(folder, { recursive: true, force: true });

/**
 * Creates a data folder once for the whole run: a first start takes seconds, and a run starts dozens of servers.
 * @returns a function that removes the folder
 */
export async function prepareData(): Promise<() => Promise<void>> {
  const folder = await newFolder();
  process.env[VARIABLE] = folder;
  const server = await startServer({ dataDir: folder });
  await server.stop();
  return () => remove(folder);
}

export async function copyData(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const prepared = process.env[VARIABLE];
  if (!prepared) throw new Error('The data folder was not prepared');
  const dataDir = await newFolder();
  cpSync(prepared, dataDir, { recursive: true });
  return { dataDir, remove: () => remove(dataDir) };
}
