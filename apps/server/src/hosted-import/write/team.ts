import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  pictureFields,
  type TeamRecordKind,
  teamRecordKinds,
} from '@lensemble/contract/team-records';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { jobScope } from '../../access/job-scope.ts';
import type { Orm } from '../../db/orm.ts';
import { writeUnrecorded } from '../../db/revision.ts';
import { hostedPictures } from '../../db/schema/hosted-imports.ts';
import { images } from '../../db/schema/images.ts';
import { activeTeams, teamMembers, teams } from '../../db/schema/teams.ts';
import type { Deps } from '../../deps.ts';
import { keepUpload } from '../../features/images/service.ts';
import { brokenBy, fillEmptyTeam } from '../../features/team-imports/service.ts';
import { makeEmptyTeam } from '../../features/teams/service.ts';
import { QuotaError } from '../../lib/quota-error.ts';
import type { WantedPicture } from '../map/making.ts';
import type { MappedMember } from '../map/members.ts';
import type { MappedTeam, TeamRecords } from '../map/team.ts';
import { type Change, leaveOut, type Report } from '../report.ts';
import { noteImported, onTrial } from './imported.ts';
import { type Bucket, bringPicture, lookForPicture } from './pictures.ts';

type TeamDeps = Pick<Deps, 'orm' | 'env' | 'storage'>;

/** A team that is ready to be written. Its records are in files, as those of an archive that was checked. */
export interface TeamPlan {
  readonly team: MappedTeam;
  readonly members: readonly MappedMember[];
  /** The accounts that had it open. */
  readonly activeFor: readonly string[];
  readonly pictures: readonly WantedPicture[];
  readonly folder: string;
  readonly changes: readonly Change[];
}

/** Why a team stays out. */
class Refused extends Error {}

const fileOf = (folder: string, kind: TeamRecordKind) => join(folder, `${kind}.jsonl`);

export async function saveRecords(folder: string, records: TeamRecords): Promise<void> {
  for (const kind of teamRecordKinds) {
    const lines = records[kind].map((record) => `${JSON.stringify(record)}\n`);
    await writeFile(fileOf(folder, kind), lines.join(''), { mode: 0o600 });
  }
}

/** A reference is nothing without its picture. */
async function dropReferences(folder: string, stored: ReadonlyMap<string, string>): Promise<void> {
  const field = pictureFields.references ?? 'url';
  const path = fileOf(folder, 'references');
  const lines = (await readFile(path, 'utf8')).split('\n').slice(0, -1);
  const kept = lines.filter((line) => stored.has(JSON.parse(line)[field]));
  await writeFile(path, kept.map((line) => `${line}\n`).join(''));
}

/** @throws Refused if a team with the id has members */
async function ensureTeam(tx: Orm, { id, name, createdAt }: MappedTeam): Promise<void> {
  const isOfTeam = eq(teamMembers.teamId, id);
  const members = await tx.select({ id: teamMembers.id }).from(teamMembers).where(isOfTeam);
  if (members.length > 0) throw new Refused('A team here has this id');
  const found = await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, id));
  if (found.length === 0) await makeEmptyTeam(tx, name, { id, createdAt: new Date(createdAt) });
}

/** Deletes a team that was not completed, with the pictures that it has. */
async function dropTeam(orm: Orm, { id }: MappedTeam): Promise<void> {
  const members = orm.select().from(teamMembers).where(eq(teamMembers.teamId, id));
  await orm.delete(teams).where(and(eq(teams.id, id), notExists(members)));
}

async function fill(
  tx: Orm,
  { env }: TeamDeps,
  { team, folder }: TeamPlan,
  urls: ReadonlyMap<string, string>,
): Promise<void> {
  const isFilled = await fillEmptyTeam({ orm: tx, env }, { teamId: team.id }, folder, urls);
  if (!isFilled) throw new Refused('A shoot of it was deleted here before');
}

/** Writes the team without its pictures and its members, and takes it back. */
async function tryTeam(deps: TeamDeps, plan: TeamPlan): Promise<void> {
  const { team, pictures } = plan;
  await onTrial(deps.orm, async (tx) => {
    await ensureTeam(tx, team);
    for (const { url } of pictures)
      await tx.insert(images).values({ url, teamId: team.id, bytes: 0 }).onConflictDoNothing();
    await fill(tx, deps, plan, new Map(pictures.map(({ url }) => [url, url])));
  });
}

/** Stores the pictures of a team that are not stored yet. @returns their addresses by their stand-ins */
async function storePictures(
  deps: TeamDeps,
  bucket: Bucket,
  { team, pictures }: TeamPlan,
  report: Report,
): Promise<ReadonlyMap<string, string>> {
  const { orm } = deps;
  await ensureTeam(orm, team);
  const { address, url } = hostedPictures;
  const stored = await orm
    .select({ address, url })
    .from(hostedPictures)
    .innerJoin(images, eq(images.url, url))
    .where(eq(images.teamId, team.id));
  const byAddress = new Map(stored.map((row) => [row.address, row.url]));
  const urls = new Map<string, string>();
  for (const picture of pictures) {
    const found =
      byAddress.get(picture.address) ??
      (await bringPicture(deps, bucket, picture, report.tell, async (upload) => {
        const kept = await keepUpload(deps, jobScope(team.id), picture.kind, upload);
        await orm.insert(hostedPictures).values({ url: kept.url, address: picture.address });
        return kept.url;
      }));
    if (found === undefined) continue;
    byAddress.set(picture.address, found);
    urls.set(picture.url, found);
  }
  return urls;
}

async function writeMembers(tx: Orm, { team, members, activeFor }: TeamPlan): Promise<void> {
  const teamId = team.id;
  const rows = members.map((each) => ({ ...each, teamId, createdAt: new Date(each.createdAt) }));
  await tx.insert(teamMembers).values(rows);
  const active = activeFor.map((userId) => ({ userId, teamId }));
  if (active.length > 0) await tx.insert(activeTeams).values(active).onConflictDoNothing();
}

/** Everything of a team in one transaction. The note waits for another run that writes the same team. */
const commitTeam = (
  deps: TeamDeps,
  plan: TeamPlan,
  urls: ReadonlyMap<string, string>,
): Promise<void> =>
  deps.orm.transaction(async (tx) => {
    const { team } = plan;
    if (!(await noteImported(tx, 'team', team.id))) return;
    await writeUnrecorded(tx);
    await ensureTeam(tx, team);
    await fill(tx, deps, plan, urls);
    await writeMembers(tx, plan);
    const ofTeam = tx.select({ url: images.url }).from(images).where(eq(images.teamId, team.id));
    await tx.delete(hostedPictures).where(sql`${hostedPictures.url} in ${ofTeam}`);
  });

const AGAIN = 'Or raise the quota (QUOTA_… in docs/configuration.md), and run the command again';

/** Why a team stays out; undefined for failures that pass. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof Refused) return error.message;
  if (error instanceof QuotaError) return `${error.message}. ${AGAIN}`;
  const broken = brokenBy(error);
  if (broken === 'taken') return 'One of its records has an id that exists here already';
  return broken && 'Its records contradict each other';
}

async function write(
  deps: TeamDeps,
  bucket: Bucket | undefined,
  plan: TeamPlan,
  report: Report,
  isDry: boolean,
): Promise<void> {
  if (plan.members.length === 0) throw new Refused('It has no member who is imported');
  // Before its pictures, which take longer.
  if (isDry || plan.pictures.length > 0) await tryTeam(deps, plan);
  if (isDry && bucket)
    for (const picture of plan.pictures) await lookForPicture(bucket, picture, report.tell);
  if (isDry) return;
  const urls = bucket ? await storePictures(deps, bucket, plan, report) : new Map();
  await dropReferences(plan.folder, urls);
  report.write();
  await commitTeam(deps, plan, urls);
}

/** Writes a team with all that it has, or reports why it stays out. @returns whether it is (or would be) imported */
export async function writeTeam(
  deps: TeamDeps,
  bucket: Bucket | undefined,
  plan: TeamPlan,
  report: Report,
  isDry: boolean,
): Promise<boolean> {
  report.add(plan.changes);
  try {
    await write(deps, bucket, plan, report, isDry);
    return true;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    if (!isDry) await dropTeam(deps.orm, plan.team);
    leaveOut({ table: 'teams', id: plan.team.id, tell: report.tell }, refusal);
    return false;
  } finally {
    report.write();
  }
}
