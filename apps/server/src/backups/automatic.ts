import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { listApplied, readJournal } from '../db/migrate.ts';
import type { Task } from '../jobs/jobs.ts';
import { bareEnv } from '../lib/bare-env.ts';
import { callOf } from '../start/call-of.ts';
import type { Env } from '../start/env.ts';
import { SettingError } from '../start/setting-error.ts';
import { DRAFT } from './draft-folder.ts';

const PROGRAM = fileURLToPath(new URL('backup-main.ts', import.meta.url));
/** As in the script `backup` of package.json: V8 then keeps less of what is no longer needed. */
const FRUGAL = '--max-semi-space-size=2';
const HOUR_MS = 3_600_000;
/** Between two daily backups, also where the server was started in between. */
const APART_MS = 12 * HOUR_MS;
/** Older drafts are left from a crash. */
const DRAFT_MS = 24 * HOUR_MS;

/** How many archives of each kind stay. The names start with the kind. */
const kept = { daily: 7, before: 3 } as const;
type Kind = keyof typeof kept;

type BackupEnv = Pick<Env, 'dataDir' | 'databaseUrl' | 'databaseSchema' | 'backups'>;

const folderOf = ({ dataDir }: BackupEnv) => join(dataDir, 'backups');

async function archivesOf(env: BackupEnv, kind: Kind): Promise<{ path: string; time: number }[]> {
  const folder = folderOf(env);
  const names = await readdir(folder).catch(() => []);
  const found = names.filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.zip'));
  const archives = found.map(async (name) => {
    const path = join(folder, name);
    return { path, time: (await stat(path)).mtimeMs };
  });
  return (await Promise.all(archives)).sort((a, b) => b.time - a.time);
}

/** Deletes what is not kept any more, and what a crash has left. */
async function prune(env: BackupEnv, kind: Kind, now: Date): Promise<void> {
  for (const { path } of (await archivesOf(env, kind)).slice(kept[kind])) await rm(path);
  const folder = folderOf(env);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const isLeft = name.startsWith(DRAFT) && (await stat(path)).mtimeMs < now.getTime() - DRAFT_MS;
    if (isLeft) await rm(path, { recursive: true, force: true });
  }
}

/** Makes an archive in a process of its own, so that requests do not wait for its work. */
async function makeApart(file: string, { dataDir }: BackupEnv): Promise<void> {
  const child = spawn(process.execPath, [FRUGAL, PROGRAM, file, '--without-pictures'], {
    env: { ...bareEnv(), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [told, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(told.trim() || `The process ended with ${code}`);
}

/** @param name tells archives of a kind apart */
async function make(env: BackupEnv, kind: Kind, name: string, now: Date): Promise<void> {
  await mkdir(folderOf(env), { recursive: true, mode: 0o700 });
  const time = now.toISOString().slice(0, 19).replaceAll(':', '');
  await makeApart(join(folderOf(env), `${kind}-${name}${time}.zip`), env);
  await prune(env, kind, now);
}

const isAutomatic = ({ databaseUrl, backups }: BackupEnv) => databaseUrl === undefined && backups;

/** Makes the daily backup of the embedded database, unless a young one is there, or the database itself is young. */
export async function backUpDaily(env: BackupEnv, now: Date): Promise<void> {
  const [newest] = await archivesOf(env, 'daily');
  const time = newest?.time ?? (await stat(join(env.dataDir, 'database', 'PG_VERSION'))).mtimeMs;
  if (now.getTime() - time >= APART_MS) await make(env, 'daily', '', now);
}

/** At night in Europe and America. A server that was off then makes it up when it starts. */
export const dailyBackups = (env: BackupEnv): Task[] =>
  isAutomatic(env)
    ? [{ name: 'daily-backup', cron: '17 3 * * *', run: () => backUpDaily(env, new Date()) }]
    : [];

/** For a server that makes no archive itself. */
const advice = () =>
  `This version changes the database, and older ones refuse it then: the way back is a backup from before. Make one before each update with "${callOf('backup', 'FILE')}" (docs/upgrade.md).`;

/**
 * Makes an archive of the embedded database before migrations change it: the way back to the former version.
 * @param tell what the operator should know where the server makes no archive
 * @throws SettingError if that fails, so that there is no upgrade without a way back
 */
export async function backUpBeforeUpgrade(
  env: BackupEnv,
  pool: Pool,
  tell: (advice: string) => void,
): Promise<void> {
  const applied = new Set(await listApplied(pool, env.databaseSchema));
  const pending = readJournal().filter(({ when }) => !applied.has(when));
  const [next] = pending;
  if (applied.size === 0 || !next) return;
  if (!isAutomatic(env)) return tell(advice());
  try {
    await make(env, 'before', `${next.tag}-`, new Date());
  } catch (error) {
    throw new SettingError(
      `The database was not upgraded, because the backup before that failed (${(error as Error).message}): make room in ${folderOf(env)}, or set BACKUPS=off and make one yourself.`,
      { cause: error },
    );
  }
}
