import { and, eq } from 'drizzle-orm';
import type { CallScope } from '../../access/call-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { writeToTeam } from '../../db/revision.ts';
import { conventionLinks, conventions } from '../../db/schema/conventions.ts';
import { shootParticipants } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';

const isLink = ({ teamId }: TeamScope, id: string) =>
  and(eq(conventionLinks.teamId, teamId), eq(conventionLinks.conventionId, id));

/** The random half of the link of a convention, null while it is off; undefined if there is no such convention. */
export async function findToken(
  orm: Orm,
  { teamId }: TeamScope,
  id: string,
): Promise<string | null | undefined> {
  const [row] = await orm
    .select({ token: conventionLinks.token })
    .from(conventions)
    .leftJoin(conventionLinks, eq(conventionLinks.conventionId, conventions.id))
    .where(and(eq(conventions.teamId, teamId), eq(conventions.id, id)));
  return row?.token;
}

/** Turns the link on. One that is on stays. */
export async function turnOn(orm: Orm, scope: TeamScope, id: string, token: string): Promise<void> {
  await writeToTeam(orm, scope, async (tx) => {
    const found = tx
      .select({ id: conventions.id })
      .from(conventions)
      .where(and(eq(conventions.teamId, scope.teamId), eq(conventions.id, id)));
    if ((await found.for('key share')).length === 0) return undefined;
    const insert = tx
      .insert(conventionLinks)
      .values({ conventionId: id, teamId: scope.teamId, token });
    const { conventionId: target } = conventionLinks;
    return (await insert.onConflictDoNothing({ target }).returning({ id: target }))[0];
  });
}

/** Replaces a link that is on. One that another person has turned off meanwhile stays off. */
export async function replace(
  orm: Orm,
  scope: TeamScope,
  id: string,
  token: string,
): Promise<void> {
  await writeToTeam(orm, scope, async (tx) => {
    const changed = tx.update(conventionLinks).set({ token }).where(isLink(scope, id));
    return (await changed.returning({ id: conventionLinks.conventionId }))[0];
  });
}

export async function turnOff(orm: Orm, scope: TeamScope, id: string): Promise<void> {
  await writeToTeam(orm, scope, async (tx) => {
    const gone = tx.delete(conventionLinks).where(isLink(scope, id));
    return (await gone.returning({ id: conventionLinks.conventionId }))[0];
  });
}

export interface Opened {
  readonly id: string;
  readonly teamId: string;
}

export async function findOpened(orm: Orm, token: string): Promise<Opened | undefined> {
  const [row] = await orm
    .select({ id: conventionLinks.conventionId, teamId: conventionLinks.teamId })
    .from(conventionLinks)
    .where(eq(conventionLinks.token, token));
  return row;
}

/** The convention of the shoot of a personal link, and the crew member whose link it is; undefined for a guest. */
export async function findOfCall(
  orm: Orm,
  { teamId, shootId, participantId }: CallScope,
): Promise<{ readonly id: string; readonly personnelId: string } | undefined> {
  const [row] = await orm
    .select({ id: shoots.conventionId, personnelId: shootParticipants.personnelId })
    .from(shoots)
    .innerJoin(
      shootParticipants,
      and(eq(shootParticipants.teamId, shoots.teamId), eq(shootParticipants.shootId, shoots.id)),
    )
    .where(
      and(
        eq(shoots.teamId, teamId),
        eq(shoots.id, shootId),
        eq(shootParticipants.id, participantId),
      ),
    );
  const { id = null, personnelId = null } = row ?? {};
  return id !== null && personnelId !== null ? { id, personnelId } : undefined;
}
