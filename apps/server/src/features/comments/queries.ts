import type { CommentReader } from '@lensemble/contract/comments';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { CallScope } from '../../access/call-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import { countOf } from '../../db/count-of.ts';
import { nameOf } from '../../db/names.ts';
import type { Orm } from '../../db/orm.ts';
import { k, NAME, PARTICIPANTS } from '../../db/participants.ts';
import { checkComments } from '../../db/quotas.ts';
import { activity } from '../../db/schema/activity.ts';
import { users } from '../../db/schema/auth.ts';
import { personnel } from '../../db/schema/catalogue.ts';
import { commentReads, comments, linkComments } from '../../db/schema/comments.ts';
import { shootReferences } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { profiles, teamMembers } from '../../db/schema/teams.ts';
import { bare, isAnyOf } from '../../db/select.ts';
import { moveToTrash } from '../../db/trash.ts';
import { COMMENTS, type CommentRow, m } from './rows/comment-row.ts';

type OfTeam = Pick<TeamScope, 'teamId'>;

const isShoot = ({ teamId }: OfTeam, shootId: string) =>
  and(eq(shoots.teamId, teamId), eq(shoots.id, shootId));

/** Makes concurrent changes run one after the other; false if there is no such shoot. */
export async function holdShoot(tx: Orm, scope: OfTeam, shootId: string): Promise<boolean> {
  const held = tx.select({ id: shoots.id }).from(shoots).where(isShoot(scope, shootId));
  return (await held.for('no key update')).length > 0;
}

/** The comments of a shoot, the oldest first. */
export async function listComments(
  orm: Orm,
  { teamId }: OfTeam,
  shootId: string,
): Promise<CommentRow[]> {
  const { rows } = await orm.execute<CommentRow>(sql`
    ${COMMENTS} and ${m.teamId} = ${teamId} and ${m.shootId} = ${shootId} order by ${m.createdAt}, ${m.id}`);
  return rows;
}

export async function findComment(
  orm: Orm,
  { teamId }: OfTeam,
  id: string,
): Promise<CommentRow | undefined> {
  const { rows } = await orm.execute<CommentRow>(
    sql`${COMMENTS} and ${m.teamId} = ${teamId} and ${m.id} = ${id}`,
  );
  return rows[0];
}

/** Whether people with a personal link read and write the comments of a shoot; undefined if there is no such shoot. */
export async function isOpenToLinks(
  orm: Orm,
  scope: OfTeam,
  shootId: string,
): Promise<boolean | undefined> {
  const [row] = await orm
    .select({ opened: linkComments.shootId })
    .from(shoots)
    .leftJoin(
      linkComments,
      and(eq(linkComments.teamId, shoots.teamId), eq(linkComments.shootId, shoots.id)),
    )
    .where(isShoot(scope, shootId));
  return row && row.opened !== null;
}

/** The members of the team by name, with what they have seen of a shoot. */
export async function listReaders(
  orm: Orm,
  { teamId }: OfTeam,
  shootId: string,
): Promise<CommentReader[]> {
  const name = nameOf(profiles, users);
  const rows = await orm
    .select({
      userId: teamMembers.userId,
      name,
      avatarUrl: profiles.avatarUrl,
      seenAt: commentReads.seenAt,
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .leftJoin(profiles, eq(profiles.userId, teamMembers.userId))
    .leftJoin(
      commentReads,
      and(eq(commentReads.shootId, shootId), eq(commentReads.userId, teamMembers.userId)),
    )
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(name), asc(teamMembers.userId));
  return rows.map(({ seenAt, ...reader }) => ({
    ...reader,
    seenAt: seenAt?.toISOString() ?? null,
  }));
}

/** The members who asked, as a crew member, not to be named outside of the team. */
export async function listNotNamed(orm: Orm, { teamId }: OfTeam): Promise<string[]> {
  const isNotNamed = and(eq(personnel.teamId, teamId), eq(personnel.notNamed, true));
  const rows = await orm.select({ userId: personnel.userId }).from(personnel).where(isNotNamed);
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** Those of the users who are members. */
export async function findMembers(
  tx: Orm,
  { teamId }: OfTeam,
  userIds: readonly string[],
): Promise<string[]> {
  const found = await tx
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), isAnyOf(teamMembers.userId, userIds)));
  return found.map(({ userId }) => userId);
}

/** Whether a shoot shows a reference. */
export async function hasReference(
  tx: Orm,
  { teamId }: OfTeam,
  shootId: string,
  id: string,
): Promise<boolean> {
  const { deletedAt } = shootReferences;
  const isMeant = and(
    ...[eq(shootReferences.teamId, teamId), eq(shootReferences.shootId, shootId)],
    ...[eq(shootReferences.id, id), isNull(deletedAt)],
  );
  return (await countOf(tx, shootReferences, isMeant)) > 0;
}

/** Whether the activity of a shoot has an entry that is about no comment. */
export async function hasChange(
  tx: Orm,
  { teamId }: OfTeam,
  shootId: string,
  id: number,
): Promise<boolean> {
  const isMeant = and(
    ...[eq(activity.teamId, teamId), eq(activity.shootId, shootId)],
    ...[eq(activity.id, id), ne(activity.kind, 'comment')],
  );
  return (await countOf(tx, activity, isMeant)) > 0;
}

export type NewComment = Omit<typeof comments.$inferInsert, 'id' | 'teamId' | 'createdAt'>;

/** Adds a comment. The caller holds the shoot, so that moments have the order of comments. @throws QuotaError */
export async function insertComment(
  tx: Orm,
  { teamId }: OfTeam,
  comment: NewComment,
): Promise<string> {
  const [row] = await tx
    .insert(comments)
    .values({ teamId, ...comment, createdAt: sql`clock_timestamp()` })
    .returning({ id: comments.id });
  if (!row) throw new Error('The comment was not stored');
  await checkComments(tx, { teamId }, [comment.shootId]);
  return row.id;
}

/** Whether a participant has written the same in the last minute. */
export async function hasJustWritten(
  tx: Orm,
  { teamId }: OfTeam,
  {
    shootId,
    participantId,
    parentId,
    text,
  }: Pick<NewComment, 'shootId' | 'text'> & {
    readonly participantId: string;
    readonly parentId: string | null;
  },
): Promise<boolean> {
  const isSame = and(
    ...[eq(comments.teamId, teamId), eq(comments.shootId, shootId), eq(comments.text, text)],
    eq(comments.participantId, participantId),
    sql`${comments.parentId} is not distinct from ${parentId}`,
    sql`${comments.createdAt} > now() - interval '1 minute'`,
  );
  return (await countOf(tx, comments, isSame)) > 0;
}

export async function findParticipantName(
  tx: Orm,
  { teamId, shootId, participantId }: Pick<CallScope, 'teamId' | 'shootId' | 'participantId'>,
): Promise<string | null> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select ${NAME} as name from ${PARTICIPANTS}
    where ${k.teamId} = ${teamId} and ${k.shootId} = ${shootId} and ${k.id} = ${participantId}`);
  return rows[0]?.name ?? null;
}

const isComment = ({ teamId }: OfTeam, id: string) =>
  and(eq(comments.teamId, teamId), eq(comments.id, id));

export async function changeText(tx: Orm, scope: OfTeam, id: string, text: string): Promise<void> {
  await tx
    .update(comments)
    .set({ text, editedAt: sql`clock_timestamp()` })
    .where(isComment(scope, id));
}

/** @param by who resolves it; null to reopen it */
export async function changeResolved(
  tx: Orm,
  scope: OfTeam,
  id: string,
  by: string | null,
): Promise<void> {
  const resolvedAt = by === null ? null : sql`clock_timestamp()`;
  await tx.update(comments).set({ resolvedAt, resolvedBy: by }).where(isComment(scope, id));
}

/** Moves a comment with its replies to the trash. */
export async function deleteComment(
  tx: Orm,
  writer: Parameters<typeof moveToTrash>[1],
  id: string,
): Promise<void> {
  await moveToTrash(tx, writer, 'comment', [id]);
  await tx.delete(comments).where(isComment(writer, id));
}

/** Notes what a member has seen. @returns whether that is more than before; false if there is no such shoot */
export async function noteSeen(
  tx: Orm,
  { teamId, userId }: Pick<TeamScope, 'teamId' | 'userId'>,
  shootId: string,
  upTo: string,
): Promise<boolean> {
  const { seenAt } = commentReads;
  const { rows } = await tx.execute(sql`
    insert into ${commentReads} (team_id, shoot_id, user_id, seen_at)
    select ${shoots.teamId}, ${shoots.id}, ${userId}, least(${upTo}::timestamptz, now()) from ${shoots}
    where ${isShoot({ teamId }, shootId)}
    on conflict (shoot_id, user_id) do update set ${bare(seenAt)} = excluded.seen_at
    where ${seenAt} < excluded.seen_at returning 1`);
  return rows.length > 0;
}

/** Opens the comments of a shoot to people with a personal link, or closes them. @returns whether that changed anything */
export async function storeOpenToLinks(
  tx: Orm,
  { teamId }: OfTeam,
  shootId: string,
  isOpen: boolean,
): Promise<boolean> {
  const shoot = { shootId: linkComments.shootId };
  const isMeant = and(eq(linkComments.teamId, teamId), eq(linkComments.shootId, shootId));
  const changed = isOpen
    ? await tx
        .insert(linkComments)
        .values({ teamId, shootId })
        .onConflictDoNothing()
        .returning(shoot)
    : await tx.delete(linkComments).where(isMeant).returning(shoot);
  return changed.length > 0;
}
