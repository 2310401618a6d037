import type { KnownPlan } from '@lensemble/contract/told-plan';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { EMAIL, k, PARTICIPANTS } from '../../db/participants.ts';
import { locations } from '../../db/schema/catalogue.ts';
import { mailboxes } from '../../db/schema/mailboxes.ts';
import { shootParticipants } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { teamMembers, teams } from '../../db/schema/teams.ts';
import { toldPlans } from '../../db/schema/told-plans.ts';
import {
  bare,
  bareList,
  type FieldsOf,
  isAnyOf,
  jsonObject,
  prebuilt,
  selectList,
} from '../../db/select.ts';
import { isPlace, l, s } from '../../db/shoots-and-places.ts';

const t = alias(toldPlans, 't');
const m = alias(mailboxes, 'm');

type Place = KnownPlan['place'];
type RecordRow = typeof toldPlans.$inferSelect;
type RefusedNews = NonNullable<RecordRow['refused']>;

/** What a recipient knows, and what is true now. */
export interface Told {
  readonly email: string;
  readonly shootId: string;
  readonly title: string;
  readonly known: KnownPlan;
  readonly current: KnownPlan;
  readonly isOnCrew: boolean;
  /** What a mail was to tell that the mail server refused. */
  readonly refused: RecordRow['refused'];
  readonly isCallSheet: boolean;
  /** Higher than the number in every calendar. */
  readonly sequence: number;
}

const PLACE = sql`case when ${l.id} is not null then ${jsonObject<NonNullable<Place>>({
  id: l.id,
  name: l.name,
  address: l.address,
})} end`;

const CURRENT = jsonObject<KnownPlan>({
  date: s.date,
  time: s.time,
  wasOff: sql`null`,
  timeZone: s.timeZone,
  isZoneGuess: s.isZoneGuess,
  durationMinutes: s.durationMinutes,
  place: PLACE,
});

const KNOWN_DATE = sql`${t.plan} ->> 'date'`;

const IS_ON_CREW = sql`exists (
  select from ${PARTICIPANTS}
  where ${k.teamId} = ${t.teamId} and ${k.shootId} = ${t.shootId} and lower(trim(${EMAIL})) = ${t.email})`;

/** Of a plan that is off: the recipient knows that nothing takes place. */
const NO_DATE = sql`'{"date": null, "time": null}'::jsonb`;

const TOLD_COLUMNS = prebuilt(
  selectList<Told>({
    email: t.email,
    shootId: t.shootId,
    title: s.title,
    known: sql`coalesce(${t.plan}, ${CURRENT}::jsonb || ${NO_DATE})`,
    current: CURRENT,
    isOnCrew: IS_ON_CREW,
    refused: t.refused,
    isCallSheet: t.isCallSheet,
    sequence: sql`greatest(${s.version}, ${t.sequence}) + 1`,
  }),
);

interface ToldRow extends Record<string, unknown>, Told {}

/** Some shoots, the shoots at a location, or all shoots of the team. */
export interface Shoots {
  readonly shootIds?: readonly string[];
  readonly locationId?: string;
}

const IS_BACK = sql`${t.plan} is null and ${t.refused} is null and ${IS_ON_CREW}`;

/**
 * The recipients who know of a plan that is not over on a day and want mail, those of the next shoots first.
 * @param isBackToo also those who were told that they are off and are on the crew again
 */
export async function listTold(
  tx: Orm,
  { teamId }: TeamScope,
  { shootIds, locationId, isBackToo = false }: Shoots & { readonly isBackToo?: boolean },
  day: string,
): Promise<Told[]> {
  const isMeant: SQL | undefined = and(
    eq(t.teamId, teamId),
    shootIds && isAnyOf(t.shootId, shootIds),
    locationId === undefined ? undefined : eq(s.locationId, locationId),
  );
  const { rows } = await tx.execute<ToldRow>(sql`
    select ${TOLD_COLUMNS}
    from ${toldPlans} ${t} join ${shoots} ${s} on ${s.teamId} = ${t.teamId} and ${s.id} = ${t.shootId}
    left join ${locations} ${l} on ${isPlace}
    where ${isMeant} and (${isBackToo ? sql`${IS_BACK} or` : sql``} ${t.plan} is not null) and coalesce(${KNOWN_DATE} >= ${day}, true) and not exists (
      select from ${mailboxes} ${m}
      where ${m.teamId} = ${t.teamId} and ${m.email} = ${t.email} and ${m.unsubscribedAt} is not null)
    order by ${s.date}, ${t.shootId}, ${t.email}`);
  return rows;
}

export async function teamsOfHaveTold(orm: Orm, userId: string): Promise<boolean> {
  const rows = await orm
    .select({ shootId: toldPlans.shootId })
    .from(toldPlans)
    .innerJoin(teamMembers, eq(teamMembers.teamId, toldPlans.teamId))
    .where(eq(teamMembers.userId, userId))
    .limit(1);
  return rows.length > 0;
}

export async function findTeamName(orm: Orm, teamId: string): Promise<string | undefined> {
  return (await orm.select({ name: teams.name }).from(teams).where(eq(teams.id, teamId)))[0]?.name;
}

export async function findPlace(
  tx: Orm,
  { teamId }: TeamScope,
  locationId: string,
): Promise<Place> {
  const { id, name, address } = locations;
  const isMeant = and(eq(locations.teamId, teamId), eq(id, locationId));
  return (await tx.select({ id, name, address }).from(locations).where(isMeant))[0] ?? null;
}

/**
 * Keeps the plan of a shoot until the transaction ends: changes of it, of its crew and of its place wait.
 * @returns false if there is no such shoot
 */
export async function holdPlan(tx: Orm, { teamId }: TeamScope, id: string): Promise<boolean> {
  const isShoot = and(eq(shoots.teamId, teamId), eq(shoots.id, id));
  const { locationId } = shoots;
  const [shoot] = await tx.select({ locationId }).from(shoots).where(isShoot).for('share');
  if (shoot && shoot.locationId !== null) {
    const isThere = and(eq(locations.teamId, teamId), eq(locations.id, shoot.locationId));
    await tx.select({ id: locations.id }).from(locations).where(isThere).for('share');
  }
  return shoot !== undefined;
}

/** A record as another address gets it, without a mail that may not have arrived. A column that is missing does not compile. */
const RECORD: FieldsOf<RecordRow> = {
  teamId: t.teamId,
  shootId: t.shootId,
  email: t.email,
  plan: sql`coalesce(${t.before}, ${t.plan})`,
  before: sql`null::jsonb`,
  mailId: sql`null::uuid`,
  refused: sql`null::jsonb`,
  sequence: t.sequence,
  isCallSheet: t.isCallSheet,
};

const RECORD_COLUMNS = (Object.keys(RECORD) as (keyof RecordRow)[]).map((name) => toldPlans[name]);

interface Recipient {
  readonly shootId: string;
  readonly email: string;
}

const isRecipient = ({ teamId }: TeamScope, { shootId, email }: Recipient) =>
  and(eq(toldPlans.teamId, teamId), eq(toldPlans.shootId, shootId), eq(toldPlans.email, email));

export type ToldRecord = Pick<RecordRow, 'plan' | 'before' | 'mailId' | 'sequence' | 'isCallSheet'>;

export async function findRecord(
  tx: Orm,
  scope: TeamScope,
  recipient: Recipient,
): Promise<RecordRow | undefined> {
  return (await tx.select().from(toldPlans).where(isRecipient(scope, recipient)))[0];
}

export async function saveRecord(
  tx: Orm,
  { teamId }: TeamScope,
  { shootId, email }: Recipient,
  record: ToldRecord,
): Promise<void> {
  await tx
    .insert(toldPlans)
    .values({ teamId, shootId, email, ...record })
    .onConflictDoUpdate({
      target: [toldPlans.shootId, toldPlans.email],
      set: { ...record, refused: null },
    });
}

/** Takes back what a mail was to tell. A refused mail is remembered, so that no other one tells the same. */
export async function takeBack(
  orm: Orm,
  scope: TeamScope,
  recipient: Recipient,
  mailId: string,
  { isRefused }: { readonly isRefused: boolean },
): Promise<void> {
  const isTheirs = and(isRecipient(scope, recipient), eq(toldPlans.mailId, mailId));
  // Without a plan, a record says that the recipient was told that they are off.
  if (!isRefused) await orm.delete(toldPlans).where(and(isTheirs, isNull(toldPlans.before)));
  const refused = isRefused ? jsonObject<RefusedNews>({ plan: toldPlans.plan }) : null;
  await orm
    .update(toldPlans)
    .set({ plan: sql`${toldPlans.before}`, mailId: null, refused })
    .where(isTheirs);
}

/** Records that recipients are told that a shoot is off, which is about to be deleted. If it is restored, its date is news to all of them. */
export async function noteCalledOff(
  tx: Orm,
  { teamId }: TeamScope,
  shootId: string,
  emails: readonly string[],
): Promise<void> {
  const { sequence, email } = toldPlans;
  const isMeant = and(eq(toldPlans.teamId, teamId), eq(toldPlans.shootId, shootId));
  await tx
    .update(toldPlans)
    .set({
      ...{ plan: sql`${toldPlans.plan} || ${NO_DATE}`, before: null, mailId: null, refused: null },
      ...{ sequence: sql`${sequence} + 1`, isCallSheet: false },
    })
    .where(and(isMeant, isAnyOf(email, emails)));
}

/** Forgets what the recipient of a mail knew before it, because it was handed over. */
export async function settle(
  orm: Orm,
  scope: TeamScope,
  recipient: Recipient,
  mailId: string,
): Promise<void> {
  await orm
    .update(toldPlans)
    .set({ before: null, mailId: null })
    .where(and(isRecipient(scope, recipient), eq(toldPlans.mailId, mailId)));
}

/**
 * Moves what a crew member knows to their new address, and forgets it without one. Records of people who still have the old
 * address stay. Call it after the change of the address.
 * @returns the shoots whose plan the new address is now known to know
 */
export async function moveRecords(
  tx: Orm,
  { teamId }: TeamScope,
  personnelId: string,
  { from, to }: { readonly from: string; readonly to: string | null },
): Promise<string[]> {
  const p = shootParticipants;
  const isTheirs = sql`${t.teamId} = ${teamId} and ${t.email} = ${from} and ${t.shootId} in (
    select ${p.shootId} from ${p} where ${p.teamId} = ${teamId} and ${p.personnelId} = ${personnelId})`;
  const shootIds = to === null ? [] : await copyRecords(tx, isTheirs, to);
  await tx.execute(sql`delete from ${toldPlans} ${t} where ${isTheirs} and not ${IS_ON_CREW}`);
  return shootIds;
}

async function copyRecords(tx: Orm, isMeant: SQL, to: string): Promise<string[]> {
  const values = selectList<RecordRow>({ ...RECORD, email: sql`${to}` });
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${toldPlans} (${bareList(RECORD_COLUMNS)})
    select ${values} from ${toldPlans} ${t} where ${isMeant}
    on conflict do nothing returning ${bare(toldPlans.shootId)} as id`);
  return rows.map(({ id }) => id);
}

/** Deletes what is known of shoots that were over on a day, so that no change of them is news. */
export async function forgetTold(orm: Orm, day: string): Promise<void> {
  await orm.execute(sql`
    delete from ${toldPlans} ${t} using ${shoots} ${s}
    where ${s.teamId} = ${t.teamId} and ${s.id} = ${t.shootId} and ${s.date} < ${day}
      and (${t.plan} is null or ${KNOWN_DATE} < ${day})`);
}
