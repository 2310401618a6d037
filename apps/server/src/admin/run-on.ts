import { attachDatabase } from '../db/engine/attach.ts';
import { readMigrationState } from '../db/migrate.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from '../http/errors/http-error.ts';
import { makeDeps } from '../make-deps.ts';
import { callOf } from '../start/call-of.ts';
import type { Env } from '../start/env.ts';
import { SettingError } from '../start/setting-error.ts';

const BEHIND =
  'The tables are not those of this version: start the server of this version once, which upgrades them.';
const AHEAD =
  'The database was upgraded by a newer version of Lensemble: use the commands of that version.';

/**
 * Runs a command on the database that the settings name.
 * @throws SettingError with one sentence for what is missing or refused
 */
export async function runOn(env: Env, command: (deps: Deps) => Promise<string>): Promise<string> {
  const database = await attachDatabase(env);
  try {
    const place = { schema: env.databaseSchema };
    const state = await readMigrationState(database.pool, place).catch(() => 'behind');
    if (state !== 'current') throw new SettingError(state === 'ahead' ? AHEAD : BEHIND);
    const deps = makeDeps({ env, database });
    try {
      return await command(deps);
    } finally {
      await deps.jobs.stop();
    }
  } catch (error) {
    throw error instanceof HttpError
      ? new SettingError(sentenceOf(error), { cause: error })
      : error;
  } finally {
    await database.close();
  }
}

const sentenceOf = ({ status, message, body }: HttpError) =>
  status === 404
    ? `There is no such account or team: see "${callOf('admin', 'users')}" and "${callOf('admin', 'teams')}".`
    : `${Object.values(body.fields ?? {}).join(', ') || message}.`;
