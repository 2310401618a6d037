import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CallScope } from '../../../access/call-scope.ts';
import type { TeamScope } from '../../../access/scope.ts';
import type { Orm } from '../../../db/orm.ts';
import { writeToTeam } from '../../../db/revision.ts';
import { callLinks } from '../../../db/schema/calls.ts';
import { shootParticipants } from '../../../db/schema/shoot-links.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { isAnyOf, jsonRows } from '../../../db/select.ts';

type LinkRow = typeof callLinks.$inferSelect;

export interface Target {
  readonly shootId: string;
  readonly participantId: string;
}

export const isLink = (
  { teamId }: Pick<TeamScope, 'teamId'>,
  { shootId, participantId }: Target,
  versions?: readonly number[],
) =>
  and(
    eq(callLinks.teamId, teamId),
    eq(callLinks.shootId, shootId),
    eq(callLinks.participantId, participantId),
    versions && isAnyOf(callLinks.version, versions),
  );

interface DatedLink extends LinkRow {
  readonly date: string | null;
}

/** The link of a participant. Creates it with `newToken` if there is none; undefined if there is no such participant. */
export async function linkOf(
  orm: Orm,
  scope: TeamScope,
  target: Target,
  newToken: string,
): Promise<DatedLink | undefined> {
  const find = async () => {
    const rows = await orm
      .select({ link: callLinks, date: shoots.date })
      .from(callLinks)
      .innerJoin(shoots, and(eq(shoots.teamId, callLinks.teamId), eq(shoots.id, callLinks.shootId)))
      .where(isLink(scope, target));
    return rows.map(({ link, date }) => ({ ...link, date }))[0];
  };
  const found = await find();
  if (found) return found;
  const p = shootParticipants;
  // The revision says that the pictures of the shoot have readers now.
  await writeToTeam(orm, scope, async (tx) => {
    const { rows } = await tx.execute(sql`
      insert into ${callLinks} (participant_id, team_id, shoot_id, token)
      select ${p.id}, ${p.teamId}, ${p.shootId}, ${newToken} from ${p}
      where ${p.teamId} = ${scope.teamId} and ${p.shootId} = ${target.shootId} and ${p.id} = ${target.participantId}
      on conflict do nothing returning 1`);
    return rows[0];
  });
  return find();
}

export type LinkChange = Partial<
  Pick<LinkRow, 'token' | 'isOff' | 'sentAt' | 'sentPlan' | 'openedAt' | 'mail'>
>;

/** @returns undefined if the link has none of the versions */
export function updateLink(
  orm: Orm,
  scope: TeamScope,
  target: Target,
  versions: readonly number[] | undefined,
  change: LinkChange,
): Promise<LinkRow | undefined> {
  const set = { ...change, version: sql`${callLinks.version} + 1`, updatedAt: new Date() };
  return writeToTeam(orm, scope, async (tx) => {
    const where = isLink(scope, target, versions);
    return (await tx.update(callLinks).set(set).where(where).returning())[0];
  });
}

/** Creates the links of participants of some shoots who have none. */
export async function openLinks(
  tx: Orm,
  { teamId }: TeamScope,
  shootIds: readonly string[],
  links: readonly Pick<LinkRow, 'participantId' | 'token'>[],
): Promise<void> {
  const p = shootParticipants;
  const { participantId, token } = callLinks;
  await tx.execute(sql`
    insert into ${callLinks} (participant_id, team_id, shoot_id, token)
    select ${p.id}, ${p.teamId}, ${p.shootId}, w.token
    from ${p} join ${jsonRows(links, { participantId, token })} as w on ${p.id} = w."participantId"
    where ${p.teamId} = ${teamId} and ${isAnyOf(p.shootId, shootIds)}
    on conflict do nothing`);
}

/**
 * Holds a link until the transaction ends, so that the answers of one participant follow one another. The participant's
 * row comes first, because removing the participant takes both rows in that order.
 * @returns whether the link still opens
 */
export async function holdLink(tx: Orm, scope: CallScope): Promise<boolean> {
  const { teamId, shootId, participantId, linkVersion } = scope;
  const p = shootParticipants;
  await tx
    .select({ id: p.id })
    .from(p)
    .where(and(eq(p.teamId, teamId), eq(p.shootId, shootId), eq(p.id, participantId)))
    .for('key share');
  const held = await tx
    .select({ version: callLinks.version })
    .from(callLinks)
    .where(isLink(scope, scope, [linkVersion]))
    .for('update');
  return held.length > 0;
}

/** Records the first time that a link is read. @returns whether this is it */
export async function noteOpened(tx: Orm, scope: CallScope): Promise<boolean> {
  const opened = await tx
    .update(callLinks)
    .set({ openedAt: new Date() })
    .where(and(isLink(scope, scope, [scope.linkVersion]), isNull(callLinks.openedAt)))
    .returning({ version: callLinks.version });
  return opened.length > 0;
}
