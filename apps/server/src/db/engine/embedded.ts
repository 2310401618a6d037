import { join } from 'node:path';
import type { Env } from '../../env.ts';
import { createDatabase } from './create.ts';
import type { EngineThread } from './engine-thread.ts';
import { startEngineThread } from './engine-thread.ts';
import { lockDataFolder } from './lock.ts';
import { makeSocketFolder } from './socket-folder.ts';

export interface EmbeddedEngine extends EngineThread {
  /** What `pg` takes as its host: the folder of the engine's socket. */
  host: string;
}

/** Starts PostgreSQL on the data folder, for this process alone. */
export async function startEmbedded({ dataDir }: Pick<Env, 'dataDir'>): Promise<EmbeddedEngine> {
  const unlock = lockDataFolder(dataDir);
  const host = makeSocketFolder(join(dataDir, 'socket'));
  const release = () => {
    host.remove();
    unlock();
  };
  try {
    const folder = join(dataDir, 'database');
    await createDatabase(folder);
    const thread = await startEngineThread(folder, host.path);
    return { ...thread, host: host.path, close: () => thread.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}
