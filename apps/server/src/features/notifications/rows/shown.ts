import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/orm.ts';
import { personnel } from '../../../db/schema/catalogue.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { shootParticipants, shootReferences } from '../../../db/schema/shoot-links.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { profiles, teamInvitations, teams } from '../../../db/schema/teams.ts';
import { NEWEST_FIRST, SHOWN } from '../queries.ts';

const { details, teamId, shootId } = notifications;

/** The picture of the person who did it: of their account, or of their entry in the crew list. */
const AUTHOR_PICTURE = sql<string | null>`coalesce(
  (select p.avatar_url from ${profiles} p where p.user_id = (${details} ->> 'personId')::uuid),
  (select c.avatar_url from ${shootParticipants} k join ${personnel} c on c.team_id = k.team_id and c.id = k.personnel_id
    where k.team_id = ${teamId} and k.shoot_id = ${shootId} and k.id = (${details} ->> 'participantId')::uuid))`;

/** The first picture of the shoot. */
const SHOOT_PICTURE = sql<string | null>`(
  select r.url from ${shootReferences} r
  where r.team_id = ${teamId} and r.shoot_id = ${shootId} and r.type = 'image' and r.deleted_at is null
  order by r.position, r.created_at, r.id limit 1)`;

const columns = {
  row: SHOWN,
  teamName: teams.name,
  shootTitle: shoots.title,
  authorPictureUrl: AUTHOR_PICTURE,
  pictureUrl: SHOOT_PICTURE,
  openInvitation: teamInvitations.id,
};

/** Notifications with what is true now. A shoot of another team than the notification is none. */
export function listShown(orm: Orm, which: SQL | undefined, limit: number) {
  const isShoot = and(eq(shoots.teamId, teamId), eq(shoots.id, shootId));
  const isOpen = and(
    eq(teamInvitations.id, notifications.subjectId),
    isNull(teamInvitations.acceptedBy),
    sql`${teamInvitations.expiresAt} > now()`,
  );
  return orm
    .select(columns)
    .from(notifications)
    .innerJoin(teams, eq(teams.id, teamId))
    .leftJoin(shoots, isShoot)
    .leftJoin(teamInvitations, isOpen)
    .where(which)
    .orderBy(NEWEST_FIRST)
    .limit(limit);
}

export type ShownRow = Awaited<ReturnType<typeof listShown>>[number];
