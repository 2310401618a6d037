import { CONVENTION_SHOOTS_MAX, CONVENTIONS_MAX } from '@lensemble/contract/constants';
import type {
  Convention,
  ConventionChange,
  ConventionShoot,
  NewConvention,
} from '@lensemble/contract/conventions';
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TeamScope } from '../../access/scope.ts';
import { brokenConstraint } from '../../db/constraint.ts';
import type { Orm } from '../../db/orm.ts';
import { raiseTeamRevision, inTransaction as transaction } from '../../db/revision.ts';
import { locations, personnel } from '../../db/schema/catalogue.ts';
import { conventions } from '../../db/schema/conventions.ts';
import { shootParticipants, shootReferences } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { isAnyOf, jsonObject, selectList } from '../../db/select.ts';
import { l, s } from '../../db/shoots-and-places.ts';
import { moveToTrash } from '../../db/trash.ts';
import { invalid } from '../../http/errors/http-error.ts';
import type { Claim } from '../../http/idempotency/claim.ts';
import { once } from '../../http/idempotency/once.ts';
import { amount } from '../../lib/amounts.ts';
import { QuotaError } from '../../lib/quota-error.ts';
import { blocksOf, ENTRIES, type Entry, namedInBlocks } from './rows/blocks.ts';
import { THINGS } from './rows/things.ts';

const c = alias(conventions, 'c');
const p = alias(shootParticipants, 'p');
const m = alias(personnel, 'm');
const r = alias(shootReferences, 'r');

type Row<T> = T & Record<string, unknown>;

export interface Which {
  readonly id: string;
  /** The versions that a write may replace; undefined for any. */
  readonly versions: readonly number[] | undefined;
}

const COLUMNS = selectList<Convention>({
  id: c.id,
  name: c.name,
  place: c.place,
  locationId: c.locationId,
  locationName: l.name,
  latitude: l.latitude,
  longitude: l.longitude,
  pictureUrl: sql`(
    select ${r.url} from ${shoots} ${s}
    join ${shootReferences} ${r} on ${r.teamId} = ${s.teamId} and ${r.shootId} = ${s.id} and ${r.deletedAt} is null
    where ${s.teamId} = ${c.teamId} and ${s.conventionId} = ${c.id}
    order by ${s.date}, ${s.time}, ${s.title}, ${s.id}, ${r.position}, ${r.createdAt}, ${r.id} limit 1)`,
  firstDay: c.firstDay,
  lastDay: c.lastDay,
  meetingPoints: c.meetingPoints,
  walks: c.walks,
  shootCount: sql`(select count(*)::int from ${shoots} ${s} where ${s.teamId} = ${c.teamId} and ${s.conventionId} = ${c.id})`,
  version: c.version,
});

const selectConventions = ({ teamId }: Pick<TeamScope, 'teamId'>, and: SQL = sql``) => sql`
  select ${COLUMNS} from ${conventions} ${c}
  left join ${locations} ${l} on ${l.teamId} = ${c.teamId} and ${l.id} = ${c.locationId}
  where ${c.teamId} = ${teamId} ${and}`;

/** The latest first, in one statement. */
export async function listConventions(orm: Orm, scope: TeamScope): Promise<Convention[]> {
  const { rows } = await orm.execute<Row<Convention>>(
    sql`${selectConventions(scope)} order by ${c.firstDay} desc, lower(${c.name}), ${c.id}`,
  );
  return rows;
}

export async function findConvention(
  orm: Orm,
  scope: Pick<TeamScope, 'teamId'>,
  id: string,
): Promise<Convention | undefined> {
  const { rows } = await orm.execute<Row<Convention>>(
    selectConventions(scope, sql`and ${c.id} = ${id}`),
  );
  return rows[0];
}

type Person = Omit<ConventionShoot['people'][number], 'isForBlocks'>;

/** A crew member has the name in the crew list. */
const PEOPLE = sql`(
  select coalesce(json_agg(${jsonObject<Person>({
    participantId: p.id,
    personnelId: p.personnelId,
    name: p.name,
    avatarUrl: m.avatarUrl,
    role: p.role,
    callTime: p.callTime,
    notNamed: sql`(${p.notNamed} or coalesce(${m.notNamed}, false))`,
  })} order by ${p.position}, ${p.createdAt}, ${p.id}), '[]')
  from ${shootParticipants} ${p}
  left join ${personnel} ${m} on ${m.teamId} = ${p.teamId} and ${m.id} = ${p.personnelId}
  where ${p.teamId} = ${s.teamId} and ${p.shootId} = ${s.id})`;

const FIRST_REFERENCE = sql`(
  select ${r.url} from ${shootReferences} ${r}
  where ${r.teamId} = ${s.teamId} and ${r.shootId} = ${s.id} and ${r.deletedAt} is null
  order by ${r.position}, ${r.createdAt}, ${r.id} limit 1)`;

interface ShootRow extends Omit<ConventionShoot, 'people' | 'blocks'> {
  readonly people: readonly Person[];
  /** Of its shot list; none if it has no blocks. */
  readonly entries: readonly Entry[];
}

/** The shoots of a convention with their people and things, by date and time, in one statement. */
export async function listShoots(
  orm: Orm,
  { teamId }: Pick<TeamScope, 'teamId'>,
  conventionId: string,
): Promise<ConventionShoot[]> {
  const columns = selectList<ShootRow>({
    id: s.id,
    title: s.title,
    status: s.status,
    date: s.date,
    time: s.time,
    timeZone: s.timeZone,
    durationMinutes: s.durationMinutes,
    setUpMinutes: s.setUpMinutes,
    strikeMinutes: s.strikeMinutes,
    locationName: l.name,
    color: s.color,
    firstReferenceUrl: FIRST_REFERENCE,
    meetingPointId: s.meetingPointId,
    people: PEOPLE,
    things: THINGS,
    entries: ENTRIES,
  });
  const { rows } = await orm.execute<Row<ShootRow>>(sql`
    select ${columns} from ${shoots} ${s}
    left join ${locations} ${l} on ${l.teamId} = ${s.teamId} and ${l.id} = ${s.locationId}
    where ${s.teamId} = ${teamId} and ${s.conventionId} = ${conventionId}
    order by ${s.date}, ${s.time}, ${s.title}, ${s.id} limit ${CONVENTION_SHOOTS_MAX}`);
  return rows.map(({ entries, people, ...shoot }) => {
    const isForBlocks = namedInBlocks(entries);
    return {
      ...shoot,
      people: people.map((each) => ({ ...each, isForBlocks: isForBlocks(each.participantId) })),
      blocks: blocksOf(shoot, entries),
    };
  });
}

/** @throws QuotaError; HttpError 422 for a location that the team does not have */
export async function insertConvention(
  orm: Orm,
  scope: TeamScope,
  fields: NewConvention,
  claim: Claim,
): Promise<Convention> {
  const work = async (tx: Orm) => {
    const made = await once(tx, scope, claim, async () => {
      const [row] = await tx
        .insert(conventions)
        .values({ ...fields, teamId: scope.teamId })
        .returning({ id: conventions.id });
      return row && findConvention(tx, scope, row.id);
    });
    await raiseTeamRevision(tx, scope);
    await checkConventions(tx, scope);
    return made;
  };
  const made = await transaction(orm, work).catch(refuse);
  if (!made) throw new Error('The convention was not stored');
  return made;
}

async function checkConventions(tx: Orm, { teamId }: TeamScope): Promise<void> {
  const [row] = await tx
    .select({ stored: count() })
    .from(conventions)
    .where(eq(conventions.teamId, teamId));
  if ((row?.stored ?? 0) <= CONVENTIONS_MAX) return;
  const most = amount(CONVENTIONS_MAX, 'convention');
  throw new QuotaError(`A team can have at most ${most}. Please delete some first.`);
}

const isConvention = ({ teamId }: TeamScope, { id, versions }: Which) =>
  and(
    eq(conventions.teamId, teamId),
    eq(conventions.id, id),
    versions && isAnyOf(conventions.version, versions),
  );

/** Runs `work` in a transaction. @throws HttpError 422 if a constraint is violated */
export const inTransaction = <T>(orm: Orm, work: (tx: Orm) => Promise<T>): Promise<T> =>
  transaction(orm, work).catch(refuse);

export type Held = Pick<
  typeof conventions.$inferSelect,
  'firstDay' | 'lastDay' | 'meetingPoints' | 'walks'
>;

/**
 * Locks a convention after its shoots, which every write locks first. A change leaves shoots that join it alone: a foreign key
 * waits only for `update`.
 * @returns undefined if there is none in one of the versions
 */
export async function holdConvention(
  tx: Orm,
  scope: TeamScope,
  which: Which,
  strength: 'no key update' | 'update',
): Promise<Held | undefined> {
  const { teamId, conventionId, id } = shoots;
  const ofConvention = and(eq(teamId, scope.teamId), eq(conventionId, which.id));
  await tx.select({ id }).from(shoots).where(ofConvention).orderBy(asc(id)).for('no key update');
  const { firstDay, lastDay, meetingPoints, walks } = conventions;
  const [held] = await tx
    .select({ firstDay, lastDay, meetingPoints, walks })
    .from(conventions)
    .where(isConvention(scope, which))
    .for(strength);
  return held;
}

export async function updateConvention(
  tx: Orm,
  scope: TeamScope,
  id: string,
  change: ConventionChange,
): Promise<void> {
  await tx
    .update(conventions)
    .set({ ...change, version: sql`${conventions.version} + 1`, updatedAt: new Date() })
    .where(isConvention(scope, { id, versions: undefined }));
}

/** Takes shoots out of meeting points that are gone, and out of a convention that is. Their versions rise. */
export async function releaseShoots(
  tx: Orm,
  { teamId }: TeamScope,
  conventionId: string,
  gone: { readonly points: readonly string[] } | 'convention',
): Promise<void> {
  const isOfConvention = and(eq(shoots.teamId, teamId), eq(shoots.conventionId, conventionId));
  const isConcerned =
    gone === 'convention'
      ? isOfConvention
      : and(isOfConvention, isAnyOf(shoots.meetingPointId, gone.points));
  await tx
    .update(shoots)
    .set({
      ...(gone === 'convention' && { conventionId: null }),
      meetingPointId: null,
      version: sql`${shoots.version} + 1`,
      updatedAt: new Date(),
    })
    .where(isConcerned);
}

export async function deleteConvention(tx: Orm, scope: TeamScope, id: string): Promise<void> {
  await tx.delete(conventions).where(isConvention(scope, { id, versions: undefined }));
}

export const raiseRevision = raiseTeamRevision;
export { moveToTrash };

/** The ids of the meeting points of a convention; undefined if the team does not have it. */
export async function findPoints(
  orm: Orm,
  { teamId }: TeamScope,
  id: string,
): Promise<readonly string[] | undefined> {
  const [row] = await orm
    .select({ points: conventions.meetingPoints })
    .from(conventions)
    .where(and(eq(conventions.teamId, teamId), eq(conventions.id, id)));
  return row?.points.map((point) => point.id);
}

/** Turns a violated constraint into the refusal that it stands for. */
function refuse(error: unknown): never {
  if (brokenConstraint(error) !== 'conventions_location_of_team') throw error;
  throw invalid({ locationId: 'This location was not found' });
}
