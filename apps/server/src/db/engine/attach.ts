import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '../../start/env.ts';
import { type Database, startDatabase } from './database.ts';
import { DataFolderInUse } from './lock.ts';
import { SOCKET } from './socket-folder.ts';

type Place = Pick<Env, 'dataDir' | 'databaseUrl'> & Partial<Env>;

/** The folder of the socket of a running server; undefined if none runs on the data folder. */
async function runningHost({ dataDir, databaseUrl }: Place): Promise<string | undefined> {
  const note = join(dataDir, 'socket');
  if (databaseUrl !== undefined || !existsSync(note)) return undefined;
  const [folder = '', owner] = readFileSync(note, 'utf8').split('\n');
  // A killed server leaves its note behind, and a copied data folder has that of another one.
  if (owner !== note || !(await answers(join(folder, SOCKET)))) return undefined;
  return folder;
}

const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path);
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

/** A server that is starting has its socket after this time. */
const TRIES = 100;
const TRY_MS = 100;

async function hostOfStarting(env: Place): Promise<string | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    const host = await runningHost(env);
    if (host !== undefined) return host;
    await sleep(TRY_MS);
  }
  return undefined;
}

async function attachTo(host: string): Promise<Database> {
  const [{ embeddedPool }, { createOrm }] = await Promise.all([
    import('./pool.ts'),
    import('../orm.ts'),
  ]);
  const pool = embeddedPool(host);
  return {
    pool,
    orm: createOrm(pool),
    engine: 'embedded',
    countSyncs: undefined,
    measureEngine: undefined,
    upkeep: undefined,
    close: () => pool.end(),
  };
}

/** Opens the database beside a running server: through its engine if there is one, otherwise as a server does. */
export async function attachDatabase(env: Place): Promise<Database> {
  const host = await runningHost(env);
  if (host !== undefined) return attachTo(host);
  try {
    return await startDatabase(env);
  } catch (error) {
    const starting = error instanceof DataFolderInUse ? await hostOfStarting(env) : undefined;
    if (starting === undefined) throw error;
    return attachTo(starting);
  }
}
