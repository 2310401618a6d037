import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withTimeZone } from '../features/time-zones/service.ts';
import { makingOf } from './map/making.ts';
import { membersOf } from './map/members.ts';
import { type MappedTeam, mapRecords, mapTeam, type TeamRows, type ZoneAt } from './map/team.ts';
import type { People, Reading } from './read-people.ts';
import { type Change, leaveOut } from './report.ts';
import { type Source, tellOrphans } from './source.ts';
import { type Row, tablesOfShoots, tablesOfTeams } from './source-tables.ts';
import { findImported } from './write/imported.ts';
import { saveRecords, type TeamPlan } from './write/team.ts';

/** A transaction writes this many in some seconds. */
const ROWS_MAX = 200_000;

interface Given extends Reading {
  readonly people: People;
  /** For the records of teams until they are written. */
  readonly folder: string;
}

const zoneAt: ZoneAt = async ({ latitude, longitude }) =>
  (await withTimeZone({ latitude, longitude, timeZone: null })).timeZone;

async function readRows(source: Source, team: string): Promise<TeamRows | undefined> {
  const rows: Record<string, unknown[]> = {};
  let count = 0;
  for (const table of [...tablesOfTeams, ...tablesOfShoots]) {
    rows[table] = [];
    for await (const row of source.ofTeam(table, team)) {
      count += 1;
      if (count > ROWS_MAX) return undefined;
      rows[table].push(row);
    }
  }
  return rows as unknown as TeamRows;
}

async function planTeam(
  given: Given,
  team: MappedTeam,
  rows: TeamRows,
  changes: Change[],
): Promise<TeamPlan> {
  const { people } = given;
  const making = makingOf(given.making, given.hasPicture);
  const tell = (change: Change) => void changes.push(change);
  const members = membersOf(making, tell, people.accounts, rows.team_members);
  const folder = join(given.folder, team.id);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await saveRecords(folder, await mapRecords(making, tell, rows, zoneAt));
  const isActive = (userId: string) => people.activeTeams.get(userId)?.teamId === team.id;
  const activeFor = members.map(({ userId }) => userId).filter(isActive);
  const pictures = [...making.pictures.values()];
  return { team, members, activeFor, pictures, folder, changes };
}

async function readTeam(given: Given, row: Row<'teams'>, team: MappedTeam, changes: Change[]) {
  const rows = await readRows(given.source, String(row.id));
  if (rows) return planTeam(given, team, rows, changes);
  given.report.add(changes);
  const why = `It has more than ${ROWS_MAX.toLocaleString('en')} rows`;
  return leaveOut({ table: 'teams', id: team.id, tell: given.report.tell }, why);
}

/** Reads and maps all teams that are not imported yet. @returns also how many are */
export async function planTeams(
  given: Given,
): Promise<{ readonly plans: readonly TeamPlan[]; readonly before: number }> {
  const { orm, source, report } = given;
  const plans: TeamPlan[] = [];
  let before = 0;
  for (const row of await allTeams(source)) {
    const changes: Change[] = [];
    const team = mapTeam(making(given), (change) => void changes.push(change), row);
    if (!team) {
      report.add(changes);
      continue;
    }
    if ((await findImported(orm, 'team', [team.id])).has(team.id)) {
      before += 1;
      continue;
    }
    const plan = await readTeam(given, row, team, changes);
    if (plan) plans.push(plan);
  }
  for (const table of [...tablesOfTeams, ...tablesOfShoots])
    await tellOrphans(source, table, report.tell);
  tellClosed(given, plans);
  return { plans, before };
}

/** Reports the open teams of people who are not in them. */
function tellClosed({ people, report }: Given, plans: readonly TeamPlan[]): void {
  const open = new Set(plans.flatMap(({ activeFor }) => activeFor));
  for (const [accountId, { userId, teamId, isNew }] of people.activeTeams) {
    if (!isNew || open.has(accountId)) continue;
    const why = 'The person is not in this team: the first of their teams is open';
    const row = { table: 'user_profiles', id: userId, field: 'active_team_id' };
    report.tell({ ...row, was: teamId, became: null, why });
  }
}

const making = (given: Given) => makingOf(given.making, given.hasPicture);

/** One cursor is open at a time. */
async function allTeams(source: Source): Promise<Row<'teams'>[]> {
  const teams: Row<'teams'>[] = [];
  for await (const row of source.all('teams')) teams.push(row);
  return teams;
}
