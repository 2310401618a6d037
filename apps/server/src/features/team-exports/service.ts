import { TEAM_EXPORT_DAYS } from '@lensemble/contract/constants';
import type { TeamExport } from '@lensemble/contract/team-exports';
import type { TeamRecordKind } from '@lensemble/contract/team-records';
import type { TeamScope } from '../../access/scope.ts';
import { removeOldWork } from '../../archives/work-folder.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { DAY, defineLimit } from '../../http/rate-limits.ts';
import type { Queue } from '../../jobs/jobs.ts';
import type { StoredArchive } from '../../ports/archives/port.ts';
import { type JobDeps, runExport } from './job.ts';
import * as queries from './queries.ts';
import { teamTables } from './rows/team-tables.ts';

const EXPORT_QUEUE = 'team-exports';
const KEPT_MS = TEAM_EXPORT_DAYS * 86_400_000;

/** An export reads and stores everything that a team has. */
const exportOfTeam = defineLimit('exportOfTeam', { points: 10, seconds: DAY }, 'team');

type ExportDeps = Pick<Deps, 'orm' | 'jobs' | 'limits'>;

/** Makes the archives that people asked for, one after the other. */
export const teamExportQueue = (deps: JobDeps): Queue => ({
  name: EXPORT_QUEUE,
  length: 'long',
  run: (data, job) => runExport(deps, data, job),
});

/** The table of a kind of record. */
export const tableOf = (kind: TeamRecordKind) => teamTables[kind].table;

/** The last export of a team; null if there is none, or its time is over. */
export async function findExport(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
): Promise<TeamExport | null> {
  const row = await queries.findExport(orm, scope);
  return row && !isOver(row) ? toExport(row) : null;
}

/** Starts an export, or returns the one that is being made. @throws HttpError 429 */
export async function startExport(
  { orm, jobs, limits }: ExportDeps,
  scope: TeamScope,
  userId: string,
): Promise<TeamExport> {
  const takeBack = await limits.count([exportOfTeam.by(scope.teamId)]);
  await jobs.prepare(EXPORT_QUEUE, 'long');
  const begun = await orm.transaction(async (tx) => {
    const row = await queries.beginExport(tx, scope, userId);
    if (row) await jobs.add(tx, EXPORT_QUEUE, { id: row.id }, row.id);
    return row;
  });
  if (begun) jobs.wake(EXPORT_QUEUE);
  else await takeBack();
  const row = begun ?? (await queries.findExport(orm, scope));
  if (!row) throw notFound();
  return toExport(row);
}

/** @throws HttpError 404 */
export async function openExport(
  { orm, archives }: Pick<Deps, 'orm' | 'archives'>,
  scope: TeamScope,
): Promise<StoredArchive> {
  const row = await queries.findExport(orm, scope);
  const isReady = row?.state === 'done' && !isOver(row);
  const archive = isReady ? await archives.find(row.id) : undefined;
  if (!archive) throw notFound();
  return archive;
}

/** Deletes exports whose time is over, and the files of exports and imports that no record names. */
export async function removeOldExports(
  { orm, env, archives }: Pick<Deps, 'orm' | 'env' | 'archives'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS - DAY * 1000);
  // The files first: a new export has a row before it has a file.
  const stored = await archives.list();
  const kept = new Set(await queries.listArchives(orm, before));
  for (const id of stored) if (!kept.has(id)) await archives.delete(id);
  await queries.deleteExports(orm, before);
  await removeOldWork(env, new Date(now.getTime() - DAY * 1000));
}

const endOf = ({ finishedAt }: queries.ExportRow): Date | null =>
  finishedAt && new Date(finishedAt.getTime() + KEPT_MS);

function isOver(row: queries.ExportRow): boolean {
  const end = endOf(row);
  return end !== null && end <= new Date();
}

const toExport = (row: queries.ExportRow): TeamExport => ({
  id: row.id,
  state: row.state,
  done: row.done,
  total: row.total,
  bytes: row.bytes,
  createdAt: row.createdAt.toISOString(),
  endsAt: row.state === 'done' ? (endOf(row)?.toISOString() ?? null) : null,
});
