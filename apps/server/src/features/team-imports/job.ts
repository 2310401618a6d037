import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImportRefusal } from '@lensemble/contract/team-imports';
import { z } from 'zod';
import { jobScope } from '../../access/job-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import { workFolder } from '../../archives/work-folder.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { FinalError, type RunningJob } from '../../jobs/jobs.ts';
import { QuotaError } from '../../lib/quota-error.ts';
import { imageAt } from '../../ports/storage/port.ts';
import { keepUpload } from '../images/service.ts';
import { giveTeam, lockOwned, makeEmptyTeam } from '../teams/service.ts';
import { checkApart } from './check-apart.ts';
import type { ArchivedPicture } from './check-archive.ts';
import { dropTeam, fillTeam, openTeam } from './fill-team.ts';
import * as queries from './queries.ts';

export type JobDeps = Pick<Deps, 'orm' | 'env' | 'jobs' | 'storage' | 'archives'>;

const importJob = z.object({ id: z.uuid() });

class Refused extends Error {
  readonly refusal: ImportRefusal;
  constructor(refusal: ImportRefusal, cause?: unknown) {
    super(`An archive was refused: ${refusal}`, { cause });
    this.refusal = refusal;
  }
}

export async function runImport(deps: JobDeps, data: unknown, job: RunningJob): Promise<void> {
  const row = await queries.findUnfinished(deps.orm, importJob.parse(data).id);
  if (!row) return;
  // Of a run that was interrupted.
  if (row.teamId !== null) await dropTeam(deps.orm, row.teamId);
  const folder = workFolder(deps.env, row.id);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await queries.updateImport(deps.orm, row.id, { state: 'running', done: 0, teamId: null });
    await importArchive(deps, row, folder, job.signal).catch((error: unknown) =>
      giveUp(deps, row, job, error),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function giveUp(
  { orm, archives }: JobDeps,
  { userId, id }: queries.ImportRow,
  { signal, isLastAttempt }: RunningJob,
  error: unknown,
): Promise<void> {
  const current = await queries.findImport(orm, userId);
  if (current?.teamId) await dropTeam(orm, current.teamId);
  // The next server goes on.
  if (signal.aborted && !isLastAttempt) throw error;
  const refusal = refusalOf(error);
  await queries.updateImport(orm, id, { state: 'failed', refusal: refusal ?? 'failed' });
  // The person may import it again with new ids.
  if (refusal !== 'idsTaken') await archives.delete(id);
  if (refusal === undefined) throw new FinalError('The import of a team failed', error);
}

/** Undefined for a failure of this server. */
function refusalOf(error: unknown): ImportRefusal | undefined {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof QuotaError) return 'quota';
  // A picture that is none.
  if (error instanceof HttpError && error.status < 500) return 'damaged';
  return undefined;
}

async function importArchive(
  deps: JobDeps,
  row: queries.ImportRow,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const { orm, env, archives } = deps;
  const path = join(folder, 'archive.zip');
  const stored = await archives.find(row.id);
  if (!stored) throw new Error('The file of an import is gone');
  await pipeline(stored.read(), createWriteStream(path, { mode: 0o600 }), { signal });
  const idKey = row.hasNewIds ? randomBytes(32).toString('hex') : undefined;
  const outcome = await checkApart({ path, folder, idKey, limits: env.quotas });
  if ('refusal' in outcome) throw new Refused(outcome.refusal);
  const { archive } = outcome;
  const teamId = await orm.transaction(async (tx) => {
    const made = await makeEmptyTeam(tx, archive.name);
    await queries.updateImport(tx, row.id, { teamId: made, total: archive.pictures.length });
    return made;
  });
  const scope = jobScope(teamId);
  const newUrls = await storePictures(deps, scope, row.id, archive.pictures, signal);
  await finish(deps, row, scope, folder, newUrls);
  await archives.delete(row.id);
}

/** Stores every picture as it stores uploads: encoded anew, under a new name. */
async function storePictures(
  deps: JobDeps,
  scope: TeamScope,
  id: string,
  pictures: readonly ArchivedPicture[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const newUrls = new Map<string, string>();
  for (const [index, { url, path }] of pictures.entries()) {
    signal.throwIfAborted();
    const image = imageAt(url);
    if (!image) throw new Refused('damaged');
    const upload = { path, fileName: ownName(image.name) };
    const kept = await keepUpload(deps, scope, image.kind, upload);
    newUrls.set(url, kept.url);
    await rm(path);
    await queries.updateImport(deps.orm, id, { done: index + 1 });
  }
  return newUrls;
}

/** A stored picture is named by a moment, random letters, colors, and the name of the file that was uploaded. */
const ownName = (name: string) => name.replace(/^\d+-[\w-]{22}(\.[\w.]+?)?-/, '');

/**
 * Writes all records, some at a time, so that requests to the embedded database do not wait for all of them. One
 * transaction then opens the team and makes the person its owner.
 */
async function finish(
  { orm, env }: JobDeps,
  row: queries.ImportRow,
  scope: TeamScope,
  folder: string,
  newUrls: ReadonlyMap<string, string>,
): Promise<void> {
  const write = async () => {
    await fillTeam(orm, scope, folder, newUrls);
    await queries.checkTeam(orm, scope, env.quotas);
    await orm.transaction(async (tx) => {
      if (await lockOwned(tx, env, row.userId)) throw new Refused('quota');
      if (await queries.hasTraces(tx, scope)) throw new Refused('idsTaken');
      await queries.writeUnrecorded(tx);
      await openTeam(tx, scope, folder);
      await giveTeam(tx, row.userId, scope.teamId);
      await queries.updateImport(tx, row.id, { state: 'done' });
    });
  };
  await write().catch((error: unknown) => {
    const broken = queries.brokenBy(error);
    if (broken === undefined) throw error;
    throw new Refused(broken === 'taken' && !row.hasNewIds ? 'idsTaken' : 'damaged', error);
  });
}
