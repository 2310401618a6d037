import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { workFolder } from '../archives/work-folder.ts';
import type { Deps } from '../deps.ts';
import { importPeople, type People } from './read-people.ts';
import { planTeams } from './read-teams.ts';
import { openReport, type Report } from './report.ts';
import { openSource } from './source.ts';
import { writeAvatar } from './write/avatars.ts';
import { type Bucket, lookForPicture } from './write/pictures.ts';
import { type TeamPlan, writeTeam } from './write/team.ts';

export interface ImportOptions {
  readonly database: string;
  readonly bucket: Bucket | undefined;
  /** The zone of the people. */
  readonly zone: string | undefined;
  readonly isTrusted: boolean;
  readonly isDry: boolean;
  readonly report: string;
}

interface Counted {
  readonly imported: number;
  readonly before: number;
}

export interface Summary {
  readonly people: Counted;
  readonly teams: Counted & { readonly out: number };
  /** The lines of the report. */
  readonly changes: number;
}

type RunDeps = Pick<Deps, 'orm' | 'env' | 'storage'>;

/** Everything is read before the first team is written: pictures take long, and the hosted system goes on. */
async function readAll(deps: RunDeps, options: ImportOptions, report: Report, folder: string) {
  const { orm } = deps;
  const { database, bucket, zone, isTrusted, isDry } = options;
  const source = await openSource(database, report.tell);
  try {
    const making = { now: new Date().toISOString(), zone };
    const given = { orm, source, report, making, hasPicture: bucket?.hasPicture };
    const people = await importPeople({ ...given, isTrusted, isDry });
    return { people, ...(await planTeams({ ...given, people, folder })) };
  } finally {
    await source.close();
  }
}

async function bringAvatars(
  deps: RunDeps,
  { bucket, isDry }: ImportOptions,
  { avatars }: People,
  report: Report,
): Promise<void> {
  if (!bucket) return;
  for (const avatar of avatars)
    if (isDry) await lookForPicture(bucket, avatar.picture, report.tell);
    else await writeAvatar(deps, bucket, avatar, report);
}

async function writeTeams(
  deps: RunDeps,
  { bucket, isDry }: ImportOptions,
  plans: readonly TeamPlan[],
  report: Report,
): Promise<number> {
  let written = 0;
  for (const plan of plans) {
    if (await writeTeam(deps, bucket, plan, report, isDry)) written += 1;
    await rm(plan.folder, { recursive: true });
  }
  return written;
}

/** Imports everything from the hosted system that is not imported yet. */
export async function runImport(deps: RunDeps, options: ImportOptions): Promise<Summary> {
  const folder = workFolder(deps.env, randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const report = openReport(options.report, options.isDry);
  try {
    const { people, plans, before } = await readAll(deps, options, report, folder);
    await bringAvatars(deps, options, people, report);
    const imported = await writeTeams(deps, options, plans, report);
    const out = plans.length - imported;
    const teams = { imported, before, out };
    report.write();
    return { people: people.count, teams, changes: report.count() };
  } catch (error) {
    if (report.count() > 0) report.write();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
