import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { and, asc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { nameOf } from '../../../db/names.ts';
import type { Orm } from '../../../db/orm.ts';
import { ACCOUNT, c, EMAIL, k, NAME, PARTICIPANTS } from '../../../db/participants.ts';
import { activity } from '../../../db/schema/activity.ts';
import { users } from '../../../db/schema/auth.ts';
import { locations, personnel } from '../../../db/schema/catalogue.ts';
import { comments } from '../../../db/schema/comments.ts';
import { consents, consentWithdrawals } from '../../../db/schema/consents.ts';
import { conventions } from '../../../db/schema/conventions.ts';
import { type NewsSource, news } from '../../../db/schema/notifications.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { profiles, teamInvitations, teamMembers, teams } from '../../../db/schema/teams.ts';
import { trash, trashRows } from '../../../db/schema/trash.ts';
import { isAnyOf, prebuilt } from '../../../db/select.ts';
import type { Start } from '../told.ts';

export type { NewsSource } from '../../../db/schema/notifications.ts';

export interface PlannedShoot extends Start {
  readonly status: ShootStatus;
  readonly title: string;
}

/** An entry of the activity, and what is known of its shoot. */
export interface RecordedActivity {
  readonly entry: typeof activity.$inferSelect;
  /** As it is now; null if it was deleted. */
  readonly shoot: PlannedShoot | null;
  readonly place: string | null;
  /** The one that the shoot belongs to. */
  readonly convention: { readonly id: string; readonly name: string } | null;
  /** The row of a deleted shoot. */
  readonly deleted: Readonly<Record<string, unknown>> | null;
  /** The address of the participant who did it, and the account of the member that they are. */
  readonly email: string | null;
  readonly accountId: string | null;
  /** The accounts of the members on the crew, by the ids of the participants. */
  readonly accounts: Readonly<Record<string, string>> | null;
  /** The crew members of the shoot, by the ids of the participants. */
  readonly crew: Readonly<Record<string, string>> | null;
}

export interface News {
  readonly number: number;
  readonly source: NewsSource;
  readonly sourceId: string;
}

const ONE_AT_A_TIME = 1_702_391;

/** Waits until no other server tells news. */
export async function holdNews(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`);
}

/** Takes the oldest news out, so that they are told if and only if the transaction commits. */
export async function takeNews(tx: Orm, limit: number): Promise<News[]> {
  const oldest = tx
    .select({ number: news.number })
    .from(news)
    .orderBy(asc(news.number))
    .limit(limit);
  const { number, source, sourceId } = news;
  const taken = await tx
    .delete(news)
    .where(inArray(number, oldest))
    .returning({ number, source, sourceId });
  return taken.toSorted((a, b) => a.number - b.number);
}

/** The entries of the activity with the shoots as they are now, or as the trash has them. */
export async function listActivities(tx: Orm, ids: readonly number[]): Promise<RecordedActivity[]> {
  if (ids.length === 0) return [];
  const kept = sql<RecordedActivity['deleted']>`(
    select r.row from ${trash} t join ${trashRows} r on r.team_id = t.team_id and r.trash_id = t.id
    where t.team_id = ${activity.teamId} and t.subject_id = ${activity.shootId} and t.kind = 'shoot' and r.table_name = 'shoots'
    order by t.deleted_at desc limit 1)`;
  const ofParticipant = (field: SQLWrapper) => sql<
    string | null
  >`(select ${field} from ${PARTICIPANTS}
    where ${k.teamId} = ${activity.teamId} and ${k.id} = ${activity.authorId} and ${activity.authorKind} = 'participant')`;
  const ofCrew = (field: SQLWrapper) => sql<Readonly<Record<string, string>> | null>`(
    select jsonb_object_agg(${k.id}, ${field}) from ${PARTICIPANTS}
    where ${k.teamId} = ${activity.teamId} and ${k.shootId} = ${activity.shootId} and ${field} is not null)`;
  const { status, date, time, timeZone, title } = shoots;
  return tx
    .select({
      entry: activity,
      shoot: { status, date, time, timeZone, title },
      place: locations.name,
      convention: { id: conventions.id, name: conventions.name },
      deleted: kept,
      email: ofParticipant(EMAIL),
      accountId: ofParticipant(c.userId),
      accounts: ofCrew(ACCOUNT),
      crew: ofCrew(k.personnelId),
    })
    .from(activity)
    .leftJoin(shoots, and(eq(shoots.teamId, activity.teamId), eq(shoots.id, activity.shootId)))
    .leftJoin(
      locations,
      and(eq(locations.teamId, shoots.teamId), eq(locations.id, shoots.locationId)),
    )
    .leftJoin(
      conventions,
      and(eq(conventions.teamId, shoots.teamId), eq(conventions.id, shoots.conventionId)),
    )
    .where(isAnyOf(activity.id, ids));
}

const ofConsent = {
  id: consents.id,
  teamId: consents.teamId,
  shootId: consents.shootId,
  participantId: consents.participantId,
  title: consents.shootTitle,
  day: consents.shootDate,
  name: consents.name,
  email: consents.email,
  // Prebuilt, because a statement with one table leaves out the names of tables.
  userId: sql<string | null>`${prebuilt(sql`(select ${c.userId} from ${personnel} ${c}
    where ${c.teamId} = ${consents.teamId} and ${c.id} = ${consents.personnelId})`)}`,
};

export function listConsents(tx: Orm, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({ ...ofConsent, at: consents.createdAt })
    .from(consents)
    .where(isAnyOf(consents.id, ids));
}

export function listWithdrawals(tx: Orm, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { createdAt: at, consentId, note } = consentWithdrawals;
  return tx
    .select({ ...ofConsent, id: consentWithdrawals.id, at, note })
    .from(consentWithdrawals)
    .innerJoin(consents, eq(consents.id, consentId))
    .where(isAnyOf(consentWithdrawals.id, ids));
}

/** Invitations to accounts whose address is confirmed: it may be a stranger's otherwise. */
export function listInvitations(tx: Orm, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, teamId, email, createdAt: at } = teamInvitations;
  const author = sql<string | null>`(
    select a.author_id from ${activity} a
    where a.team_id = ${teamId} and a.kind = 'invitation' and a.title = ${email} order by a.id desc limit 1)`;
  const inviter = sql<string | null>`(
    select nullif(trim(p.first_name || ' ' || p.last_name), '') from ${profiles} p where p.user_id = ${author})`;
  return tx
    .select({ id, teamId, team: teams.name, userId: users.id, inviterId: author, inviter, at })
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamId))
    .innerJoin(users, and(eq(users.email, email), eq(users.emailVerified, true)))
    .where(isAnyOf(id, ids));
}

const parent = alias(comments, 'parent');

const [u, p] = [alias(users, 'u'), alias(profiles, 'p')];
const NAME_OF_USER = prebuilt(nameOf(p, u));

const memberName = (userId: SQLWrapper) => sql<string | null>`(
  select ${NAME_OF_USER} from ${users} ${u} left join ${profiles} ${p} on ${p.userId} = ${u.id} where ${u.id} = ${userId})`;

/** New members who are still in the team, and who is told of them. */
export function listJoined(tx: Orm, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, teamId, userId, createdAt: at } = teamMembers;
  const managerIds = sql<string[]>`(
    select coalesce(jsonb_agg(m.user_id), '[]') from ${teamMembers} m
    where m.team_id = ${teamId} and m.role in ('owner', 'admin'))`;
  return tx
    .select({ teamId, team: teams.name, userId, name: memberName(userId), managerIds, at })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamId))
    .where(isAnyOf(id, ids));
}

/** The names of the members of the team, by the ids of their accounts. */
const memberNames = sql<Readonly<Record<string, string>>>`(
  select coalesce(jsonb_object_agg(m.user_id, ${memberName(sql`m.user_id`)}), '{}')
  from ${teamMembers} m where m.team_id = ${comments.teamId})`;

interface WritingParticipant {
  readonly name: string;
  readonly email: string | null;
  /** The account of the member that they are. */
  readonly userId: string | null;
}

const participant = sql<WritingParticipant | null>`(
  select jsonb_build_object('name', ${NAME}, 'email', ${EMAIL}, 'userId', ${c.userId}) from ${PARTICIPANTS}
  where ${k.teamId} = ${comments.teamId} and ${k.id} = ${comments.participantId})`;

export function listComments(tx: Orm, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, teamId, shootId, userId, participantId, authorName, text, createdAt: at } = comments;
  return tx
    .select({
      ...{ id, teamId, shootId, userId, participantId, authorName, text, at },
      ...{ title: shoots.title, day: shoots.date, participant, memberNames },
      member: memberName(userId),
      parentUserId: parent.userId,
    })
    .from(comments)
    .innerJoin(shoots, and(eq(shoots.teamId, teamId), eq(shoots.id, shootId)))
    .leftJoin(parent, and(eq(parent.teamId, teamId), eq(parent.id, comments.parentId)))
    .where(isAnyOf(id, ids));
}

export type WrittenComment = Awaited<ReturnType<typeof listComments>>[number];
