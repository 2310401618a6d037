import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TeamImport } from '@lensemble/contract/team-imports';
import { archiveFolder, uploadPath } from '../../archives/work-folder.ts';
import type { Deps } from '../../deps.ts';
import { conflict, HttpError } from '../../http/errors/http-error.ts';
import { DAY, defineLimit } from '../../http/rate-limits.ts';
import type { Queue } from '../../jobs/jobs.ts';
import { shownBytes } from '../../lib/amounts.ts';
import { fillTeam, openTeam } from './fill-team.ts';
import { type JobDeps, runImport } from './job.ts';
import * as queries from './queries.ts';

const QUEUE = 'team-imports';

/** An import stores a large file and encodes pictures. */
const importOfPerson = defineLimit('importOfPerson', { points: 10, seconds: DAY }, 'person');

type ImportDeps = JobDeps & Pick<Deps, 'limits'>;

/**
 * Writes checked records from elsewhere to an empty team, in the caller's transaction.
 * @param folder has the records of each kind in a file, as `fillTeam` reads them
 * @param urls the addresses of the stored pictures, by those in the records
 * @returns false if a shoot has the id of one that was deleted here
 * @throws QuotaError
 */
export async function fillEmptyTeam(
  { orm: tx, env }: Pick<Deps, 'orm' | 'env'>,
  team: { readonly teamId: string },
  folder: string,
  urls: ReadonlyMap<string, string>,
): Promise<boolean> {
  await fillTeam(tx, team, folder, urls);
  await openTeam(tx, team, folder);
  if (await queries.hasTraces(tx, team)) return false;
  await queries.checkTeam(tx, team, env.quotas);
  return true;
}

/** What an error of `fillEmptyTeam` says of the records. */
export const brokenBy = queries.brokenBy;

/** Imports the archives that people sent, one after the other. */
export const teamImportQueue = (deps: JobDeps): Queue => ({
  name: QUEUE,
  length: 'long',
  run: (data, job) => runImport(deps, data, job),
});

export async function findImport(
  { orm }: Pick<Deps, 'orm'>,
  userId: string,
): Promise<TeamImport | null> {
  const row = await queries.findImport(orm, userId);
  return row ? toImport(row) : null;
}

/** Stores an archive and starts its import. @throws HttpError 400, 409, 413, 429 */
export async function startImport(
  deps: ImportDeps,
  userId: string,
  body: Readable,
): Promise<TeamImport> {
  const { orm, env, jobs, archives, limits } = deps;
  await limits.count([importOfPerson.by(userId)]);
  const last = await queries.findImport(orm, userId);
  if (last && isRunning(last)) throw stillRunning();
  const id = randomUUID();
  const path = uploadPath(env, id);
  await mkdir(archiveFolder(env), { recursive: true, mode: 0o700 });
  try {
    await receive(body, path, env.quotas.importBytes);
    const row = await begin(deps, async (tx) => {
      const begun = await queries.beginImport(tx, userId, id);
      // Before the job can look for it.
      if (begun) await archives.put(id, path);
      return begun;
    });
    if (!row) throw stillRunning();
    if (last) await archives.delete(last.id).catch(jobs.report);
    return toImport(row);
  } finally {
    await rm(path, { force: true });
  }
}

/** @throws HttpError 409, 429 */
export async function startCopy(deps: ImportDeps, userId: string): Promise<TeamImport> {
  await deps.limits.count([importOfPerson.by(userId)]);
  const row = await begin(deps, (tx) => queries.beginCopy(tx, userId));
  if (!row) throw conflict('There is no archive that can be imported with new ids');
  return toImport(row);
}

async function begin(
  { orm, jobs }: ImportDeps,
  change: (tx: Deps['orm']) => Promise<queries.ImportRow | undefined>,
): Promise<queries.ImportRow | undefined> {
  await jobs.prepare(QUEUE, 'long');
  const row = await orm.transaction(async (tx) => {
    const begun = await change(tx);
    if (begun) await jobs.add(tx, QUEUE, { id: begun.id });
    return begun;
  });
  if (row) jobs.wake(QUEUE);
  return row;
}

async function receive(body: Readable, path: string, most: number): Promise<void> {
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      // Reads the rest of a file that is too large. Otherwise the client cannot read the response.
      if (bytes > most) done();
      else done(null, chunk);
    },
  });
  await pipeline(body, counter, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (bytes > most) throw tooLarge(most);
  if (bytes === 0) throw new HttpError(422, 'invalid', 'This file is empty');
}

const isRunning = ({ state, createdAt }: queries.ImportRow) =>
  (state === 'waiting' || state === 'running') && Date.now() - createdAt.getTime() < DAY * 1000;

const stillRunning = () =>
  conflict('Another import is still running. Please wait until it is done.');

const tooLarge = (most: number) =>
  new HttpError(413, 'too_large', `This is too large: ${shownBytes(most)} at most`);

const toImport = (row: queries.ImportRow): TeamImport => ({
  id: row.id,
  state: row.state,
  done: row.done,
  total: row.total,
  refusal: row.refusal,
  teamId: row.state === 'done' ? row.teamId : null,
  createdAt: row.createdAt.toISOString(),
});
