import { randomUUID } from 'node:crypto';
import { isAfterBegin } from '@lensemble/contract/shoot-begin';
import type { NewShoot, Shoot, ShootChange, ShootDetail } from '@lensemble/contract/shoots';
import { REMINDER_NEEDS_DATE_MESSAGE } from '@lensemble/contract/shoots';
import type { SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Claim } from '../../claim.ts';
import { brokenConstraint } from '../../db/constraint.ts';
import type { FirstAnswer } from '../../db/idempotency.ts';
import { claimKey, findAnswer, forgetOldKeysAtTimes, once } from '../../db/idempotency.ts';
import type { Orm } from '../../db/orm.ts';
import { raiseRevision, writeToTeam } from '../../db/revision.ts';
import { locations } from '../../db/schema/catalogue.ts';
import { shootParticipants, shootReferences } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { invalid } from '../../http-error.ts';
import { isPast, reminderAfterBegin, reminderInThePast } from './coming-reminder.ts';
import { COPIED_LINKS } from './copied-links.ts';
import type { LinkList, ShootDetailRow } from './shoot-detail-row.ts';
import { DETAIL_COLUMNS, LINK_LISTS, toShootDetail } from './shoot-detail-row.ts';
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
  { teamId }: TeamScope,
  id: string,
): Promise<ShootDetail | undefined> {
  const { rows } = await orm.execute<ShootDetailRow>(sql`
    select ${sql.raw(DETAIL_COLUMNS)} from ${shoots} s
    left join ${locations} l on l.team_id = s.team_id and l.id = s.location_id
    where s.team_id = ${teamId} and s.id = ${id}`);
  return rows[0] && toShootDetail(rows[0]);
}

/** One of the lists that hang on a shoot; undefined where there is no such shoot. */
export async function findLinks<Name extends LinkList>(
  orm: Orm,
  { teamId }: TeamScope,
  id: string,
  name: Name,
): Promise<ShootDetail[Name] | undefined> {
  const { rows } = await orm.execute<{ list: ShootDetail[Name] }>(sql`
    select ${sql.raw(LINK_LISTS[name])} as list from ${shoots} s
    where s.team_id = ${teamId} and s.id = ${id}`);
  return rows[0]?.list;
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

/** Whether a create was answered before. @throws HttpError 422 where its key came with another shoot */
export async function isAnswered(orm: Orm, scope: TeamScope, claim: Claim): Promise<boolean> {
  return (await findAnswer(orm, scope, claim)) !== undefined;
}

/**
 * Changes a shoot that has one of the versions; undefined where there is none. Clearing the date clears the reminder.
 * `settle` is asked what the change comes to, in the transaction.
 */
export function updateShoot(
  orm: Orm,
  scope: TeamScope,
  id: string,
  versions: Versions,
  change: ShootChange,
  settle: (tx: Orm) => Promise<ShootChange>,
): Promise<Shoot | undefined> {
  return writeToTeam(orm, scope, async (tx) => {
    const settled = await settle(tx);
    const { reminderTime } = change;
    if (reminderTime) await checkReminder(tx, scope, id, versions, { ...settled, reminderTime });
    const update = tx
      .update(shoots)
      .set({
        ...columnsOf(settled),
        version: sql`${shoots.version} + 1`,
        updatedAt: new Date(),
      })
      .where(isShoot(scope, id, versions))
      .returning();
    const { rows } = await tx.execute<ShootRow>(
      sql`with changed as ${update} ${selectShoots(scope, sql`changed`, id)}`,
    );
    return rows[0] && toShoot(rows[0]);
  }).catch(refuse);
}

/** A reminder that is over, or comes after the beginning, may stay where it was so before: shoots of the past can be changed. */
async function checkReminder(
  tx: Orm,
  scope: TeamScope,
  id: string,
  versions: Versions,
  change: ShootChange & { readonly reminderTime: string },
): Promise<void> {
  const { date, time, timeZone } = shoots;
  const query = tx.select({ stored: shoots.reminderTime, date, time, timeZone }).from(shoots);
  const [shoot] = await query.where(isShoot(scope, id, versions)).for('no key update');
  if (!shoot) return;
  const reminder = new Date(change.reminderTime);
  const isNew = shoot.stored?.getTime() !== reminder.getTime();
  if (isNew && isPast(change.reminderTime)) throw reminderInThePast();
  if (!isNew && isAfterBegin(shoot, reminder)) return;
  if (isAfterBegin({ ...shoot, ...planOf(change) }, reminder)) throw reminderAfterBegin();
}

/** What a change says about when the shoot is. */
const planOf = ({ date, time, timeZone }: ShootChange) => ({
  ...(date !== undefined && { date }),
  ...(time !== undefined && { time }),
  ...(timeZone !== undefined && { timeZone }),
});

/**
 * Deletes a shoot after `note` was asked to note what goes.
 * @returns whether there was such a shoot with one of the versions
 */
export async function deleteShoot(
  orm: Orm,
  scope: TeamScope,
  id: string,
  versions: Versions,
  note: (tx: Orm) => Promise<void>,
): Promise<boolean> {
  const gone = await writeToTeam(orm, scope, async (tx) => {
    const isMeant = isShoot(scope, id, versions);
    const [shoot] = await tx.select({ id: shoots.id }).from(shoots).where(isMeant).for('update');
    if (!shoot) return undefined;
    await note(tx);
    await tx.delete(shoots).where(isMeant);
    return shoot;
  });
  return gone !== undefined;
}

/**
 * Makes a second shoot, with all that is linked to the first; undefined where there is no such shoot. `copyOf` is asked
 * as soon as nobody else can write to it any more, so that the copy is of one moment.
 */
export function copyShoot(
  orm: Orm,
  scope: TeamScope,
  id: string,
  claim: Claim,
  copyOf: (shoot: ShootDetail) => NewShoot,
): Promise<Shoot | undefined> {
  const copy = async (tx: Orm) => {
    await tx.select({ id: shoots.id }).from(shoots).where(isShoot(scope, id)).for('share');
    const shoot = await findShoot(tx, scope, id);
    if (!shoot) return undefined;
    const copyId = randomUUID();
    const { reminderTime, ...fields } = copyOf(shoot);
    const values = { ...fields, reminderTime: toDate(reminderTime) };
    await tx.insert(shoots).values({ ...values, id: copyId, teamId: scope.teamId });
    await copyLinks(tx, shoot, { ...scope, id: copyId });
    const { rows } = await tx.execute<ShootRow>(selectShoots(scope, sql`${shoots}`, copyId));
    return rows[0] && toShoot(rows[0]);
  };
  return writeToTeam(orm, scope, (tx) => once(tx, scope, claim, () => copy(tx)));
}

interface Copy extends Pick<TeamScope, 'teamId'> {
  readonly id: string;
}

/** The links are held, so that what they lead to is not deleted before the copies lead there too. */
async function copyLinks(tx: Orm, from: ShootDetail, { teamId, id }: Copy): Promise<void> {
  const participants = from.participants.map((person) => [person.id, randomUUID()]);
  const copyIds = JSON.stringify(Object.fromEntries(participants));
  for (const { table, columns, participant, onlyIf = 'true' } of COPIED_LINKS) {
    const [name, copied] = [sql.identifier(table), sql.raw(columns)];
    const [column, copyOf] = participant
      ? [
          sql`, ${sql.identifier(participant)}`,
          sql`, (${copyIds}::jsonb ->> ${sql.identifier(participant)}::text)::uuid`,
        ]
      : [sql``, sql``];
    await tx.execute(sql`
      insert into ${name} (team_id, shoot_id, ${copied}${column})
      select team_id, ${id}, ${copied}${copyOf} from ${name}
      where team_id = ${teamId} and shoot_id = ${from.id} and ${sql.raw(onlyIf)} for key share`);
  }
}

/** Reads shoots, or the one with this id, from the table or from what a write returned. */
function selectShoots({ teamId }: TeamScope, source: SQL, id?: string): SQL {
  const links = sql`team_id = ${teamId} ${id ? sql`and shoot_id = ${id}` : sql``}`;
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
    where s.team_id = ${teamId} ${id ? sql`and s.id = ${id}` : sql``}`;
}

const isShoot = ({ teamId }: TeamScope, id: string, versions?: Versions) =>
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

/**
 * What the location says counts for more than the request, as its zone. It is held at once: its foreign key would ask for
 * it when the team's row is held already. Held so that its zone stays meanwhile.
 */
const answerTo = ({ teamId }: TeamScope, shoot: Shoot) => sql`
  select ${JSON.stringify(shoot)}::jsonb || coalesce((
    select jsonb_strip_nulls(jsonb_build_object('timeZone', time_zone)) || jsonb_build_object('location',
      jsonb_build_object('id', id, 'name', name, 'address', address, 'notes', notes))
    from ${locations} where team_id = ${teamId} and id = ${shoot.locationId} for share
  ), '{}') as response`;

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
  const values = columns.map(([name, column]) =>
    column === shoots.timeZone ? sql`response ->> 'timeZone'` : sql.param(row[name], column),
  );
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
