import type { Shoot, ShootChange } from '@lensemble/contract/shoots';
import { REMINDER_NEEDS_DATE_MESSAGE } from '@lensemble/contract/shoots';
import type { SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import { brokenConstraint } from '../../db/constraint.ts';
import type { Claim, FirstAnswer } from '../../db/idempotency.ts';
import { claimKey, forgetOldKeysAtTimes } from '../../db/idempotency.ts';
import type { Orm } from '../../db/orm.ts';
import { raiseRevision } from '../../db/revision.ts';
import { locations } from '../../db/schema/catalogue.ts';
import { shootParticipants, shootReferences } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { invalid } from '../../http-error.ts';
import type { ShootRow } from './shoot-row.ts';
import { SHOOT_COLUMNS, toShoot } from './shoot-row.ts';

/** The versions that a write may replace; undefined for any. */
export type Versions = readonly number[] | undefined;

/** All shoots of the team, newest first, in one statement whatever their number. */
export async function listShoots(orm: Orm, scope: TeamScope): Promise<Shoot[]> {
  const { rows } = await orm.execute<ShootRow>(
    sql`${selectShoots(scope, sql`${shoots}`)} order by s.created_at desc, s.id`,
  );
  return rows.map(toShoot);
}

export async function findShoot(
  orm: Orm,
  scope: TeamScope,
  id: string,
): Promise<Shoot | undefined> {
  const { rows } = await orm.execute<ShootRow>(selectShoots(scope, sql`${shoots}`, id));
  return rows[0] && toShoot(rows[0]);
}

/**
 * Stores a shoot, whose location is filled into the answer, and the answer under its key: in one statement, so that of
 * two requests with one key only one is stored and both get the same answer.
 */
export async function insertShoot(
  orm: Orm,
  scope: TeamScope,
  shoot: Shoot,
  claim: Claim,
): Promise<FirstAnswer> {
  const statement = sql`
    with answer as (${answerTo(scope, shoot)}),
      first as (${claimKey(scope, claim)}),
      made as (${insertIfFirst(scope, shoot)}),
      raised as (${raiseRevision(scope, sql`made`)})
    select request_hash as "requestHash", response::text as body from first`;
  const { rows } = await orm.execute<FirstAnswer>(statement).catch(refuse);
  if (!rows[0]) throw new Error('The shoot was not stored');
  if (claim.key !== undefined) forgetOldKeysAtTimes(orm);
  return rows[0];
}

/** Changes a shoot that has one of the versions; undefined where there is none. Clearing the date clears the reminder. */
export async function updateShoot(
  orm: Orm,
  scope: TeamScope,
  id: string,
  versions: Versions,
  change: ShootChange,
): Promise<Shoot | undefined> {
  const update = orm
    .update(shoots)
    .set({ ...columnsOf(change), version: sql`${shoots.version} + 1`, updatedAt: new Date() })
    .where(isShoot(scope, id, versions))
    .returning();
  const statement = sql`
    with changed as ${update}, raised as (${raiseRevision(scope, sql`changed`)})
    ${selectShoots(scope, sql`changed`, id)}`;
  const { rows } = await orm.execute<ShootRow>(statement).catch(refuse);
  return rows[0] && toShoot(rows[0]);
}

/** @returns whether there was such a shoot with one of the versions */
export async function deleteShoot(
  orm: Orm,
  scope: TeamScope,
  id: string,
  versions: Versions,
): Promise<boolean> {
  const removal = orm
    .delete(shoots)
    .where(isShoot(scope, id, versions))
    .returning({ id: shoots.id });
  const { rows } = await orm.execute(sql`
    with gone as ${removal}, raised as (${raiseRevision(scope, sql`gone`)}) select id from gone`);
  return rows.length > 0;
}

/** Reads shoots, or one of them, from the table or from what a write returned. */
function selectShoots({ teamId }: TeamScope, source: SQL, id?: string): SQL {
  const isOne = id !== undefined;
  const links = isOne ? sql`team_id = ${teamId} and shoot_id = ${id}` : sql`team_id = ${teamId}`;
  return sql`
    select ${sql.raw(SHOOT_COLUMNS)} from ${source} s
    left join ${locations} l on l.team_id = s.team_id and l.id = s.location_id
    left join (
      select distinct on (shoot_id) shoot_id, url from ${shootReferences}
      where ${links} and deleted_at is null order by shoot_id, position, created_at, id
    ) r on r.shoot_id = s.id
    left join (
      select shoot_id, count(*)::int as count from ${shootParticipants} where ${links} group by shoot_id
    ) p on p.shoot_id = s.id
    where s.team_id = ${teamId} ${isOne ? sql`and s.id = ${id}` : sql``}`;
}

const isShoot = ({ teamId }: TeamScope, id: string, versions: Versions) =>
  and(
    eq(shoots.teamId, teamId),
    eq(shoots.id, id),
    versions && inArray(shoots.version, [...versions]),
  );

function columnsOf({ reminderTime, ...change }: ShootChange) {
  if (change.date === null) return { ...change, reminderTime: null };
  return reminderTime === undefined ? change : { ...change, reminderTime: toDate(reminderTime) };
}

const toDate = (moment: string | null) => (moment === null ? null : new Date(moment));

const answerTo = ({ teamId }: TeamScope, shoot: Shoot) => sql`
  select ${JSON.stringify(shoot)}::jsonb || jsonb_build_object('location', (
    select jsonb_build_object('id', id, 'name', name, 'address', address, 'notes', notes)
    from ${locations} where team_id = ${teamId} and id = ${shoot.locationId}
  )) as response`;

/** Where the answer that stands under the key is about this shoot, this request was the first. */
function insertIfFirst({ teamId }: TeamScope, shoot: Shoot): SQL {
  const row: Record<string, unknown> = {
    ...shoot,
    teamId,
    reminderTime: toDate(shoot.reminderTime),
    createdAt: new Date(shoot.createdAt),
    updatedAt: new Date(shoot.updatedAt),
  };
  const columns = Object.entries(getTableColumns(shoots));
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const values = columns.map(([name, column]) => sql.param(row[name], column));
  return sql`
    insert into ${shoots} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from first where response ->> 'id' = ${shoot.id}
    returning id`;
}

const refusals: Readonly<Record<string, () => Error>> = {
  shoots_location_of_team: () => invalid({ locationId: 'This location was not found' }),
  shoots_reminder_needs_date: () => invalid({ reminderTime: REMINDER_NEEDS_DATE_MESSAGE }),
};

/** What the database itself refuses leaves as the refusal that it means. */
function refuse(error: unknown): never {
  throw refusals[brokenConstraint(error) ?? '']?.() ?? error;
}
