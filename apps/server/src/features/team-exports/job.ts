import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { jobScope } from '../../access/job-scope.ts';
import { workFolder } from '../../archives/work-folder.ts';
import { writeZip, type ZipWriter } from '../../archives/zip-writer.ts';
import type { Deps } from '../../deps.ts';
import { FinalError, type RunningJob } from '../../jobs/jobs.ts';
import { imageAt } from '../../ports/storage/port.ts';
import { withMails } from '../mails/service.ts';
import * as queries from './queries.ts';
import { type WrittenRecords, writeManifest, writeRecords } from './records.ts';

export type JobDeps = Pick<Deps, 'orm' | 'env' | 'jobs' | 'storage' | 'archives'>;

const TELL_EVERY_MS = 1_000;
/** Room that an export leaves to the database. */
const SPARE_BYTES = 500_000_000;

const exportJob = z.object({ id: z.uuid() });

export async function runExport(deps: JobDeps, data: unknown, job: RunningJob): Promise<void> {
  const row = await queries.findUnfinished(deps.orm, exportJob.parse(data).id);
  if (row)
    await makeArchive(deps, row, job).catch((error: unknown) => giveUp(deps, row, job, error));
}

async function giveUp(
  { orm }: JobDeps,
  { id }: queries.ExportRow,
  { signal, isLastAttempt }: RunningJob,
  error: unknown,
): Promise<never> {
  // The next server goes on.
  if (signal.aborted && !isLastAttempt) throw error;
  await queries.updateExport(orm, id, { state: 'failed', finishedAt: new Date() });
  throw new FinalError('The export of a team failed', error);
}

async function makeArchive(deps: JobDeps, row: queries.ExportRow, { signal }: RunningJob) {
  const { orm, env, archives } = deps;
  const scope = jobScope(row.teamId);
  const folder = workFolder(env, row.id);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await refuseFullDisk(deps, row, folder);
    await queries.updateExport(orm, row.id, { state: 'running', done: 0 });
    const written = await writeRecords(deps, scope, folder);
    if (!written) return;
    const path = join(folder, 'team.zip');
    await writeZip(path, (zip) => addMembers(zip, deps, row.id, folder, written), signal);
    const { size } = await stat(path);
    await archives.put(row.id, path);
    await finish(deps, row.id, size);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function refuseFullDisk({ orm }: JobDeps, row: queries.ExportRow, folder: string) {
  const { bavail, bsize } = await statfs(folder);
  const needed = (await queries.pictureBytes(orm, row)) + SPARE_BYTES;
  if (bavail * bsize < needed) throw new Error('There is too little room on the disk');
}

async function addMembers(
  zip: ZipWriter,
  deps: JobDeps,
  id: string,
  folder: string,
  { files, counts, pictures }: WrittenRecords,
): Promise<void> {
  const found = await storedPictures(deps, pictures);
  const manifest = await writeManifest(folder, counts, found.length);
  await queries.updateExport(deps.orm, id, { total: found.length });
  const tell = progressOf(deps, id);
  for (const { name, path } of [manifest, ...files]) await zip.add(name, createReadStream(path));
  for (const [index, { name, open }] of found.entries()) {
    tell(index);
    await zip.add(name, open(), { isCompressed: true });
  }
}

/** Leaves out the pictures whose file is missing. */
async function storedPictures({ storage }: JobDeps, urls: readonly string[]) {
  const found: { name: string; open: () => Readable }[] = [];
  for (const url of urls) {
    const image = imageAt(url);
    const stored = image && (await storage.find(image));
    if (!stored) continue;
    found.push({ name: `pictures/${image.kind}/${image.name}`, open: () => stored.read() });
  }
  return found;
}

function progressOf({ orm, jobs }: JobDeps, id: string) {
  let told = Date.now();
  return (done: number) => {
    if (Date.now() - told < TELL_EVERY_MS) return;
    told = Date.now();
    queries.updateExport(orm, id, { done }).catch(jobs.report);
  };
}

async function finish(deps: JobDeps, id: string, bytes: number): Promise<void> {
  await withMails(deps, async (tx, send) => {
    const finishedAt = new Date();
    await queries.updateExport(tx, id, { state: 'done', bytes, finishedAt });
    const reader = await queries.findReader(tx, id);
    if (reader) await send({ kind: 'export-ready', ...reader });
  });
}
