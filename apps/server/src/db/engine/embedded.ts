import { join } from 'node:path';
import type { Env } from '../../start/env.ts';
import { createDatabase } from './create.ts';
import { type EngineThread, startEngineThread } from './engine-thread.ts';
import { lockDataFolder } from './lock.ts';
import { makeSocketFolder } from './socket-folder.ts';

export interface EmbeddedEngine extends EngineThread {
  /** The folder of the engine's socket, which `pg` accepts as host. */
  host: string;
}

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
