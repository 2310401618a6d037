import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Role } from '@lensemble/contract/permissions';
import { grantScope } from '../access/grant.ts';
import type { TeamScope } from '../access/scope.ts';
import type { Orm } from '../db/orm.ts';
import { sessions, users } from '../db/schema/auth.ts';
import { activeTeams, profiles, teamMembers, teams } from '../db/schema/teams.ts';

const DAY = 86_400_000;

export interface BuiltTeam {
  readonly id: string;
  readonly inviteCode: string;
}

export async function buildTeam(orm: Orm, overrides: { name?: string } = {}): Promise<BuiltTeam> {
  const inviteCode = randomUUID();
  const values = { name: "Ada's Team", inviteCode, ...overrides };
  const [team] = await orm.insert(teams).values(values).returning();
  return { id: team!.id, inviteCode };
}

export interface BuiltPerson {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  readonly team: BuiltTeam;
  readonly scope: TeamScope;
}

interface PersonOverrides {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly team?: BuiltTeam;
  readonly role?: Role;
}

/** A person with profile, active team and session, but without a password. For a password, use `signUp`. */
export async function buildPerson(orm: Orm, overrides: PersonOverrides = {}): Promise<BuiltPerson> {
  const { firstName = 'Ada', lastName = 'Byron', role = 'owner' } = overrides;
  const email = `${randomUUID()}@example.org`;
  const [userId, token] = [randomUUID(), randomUUID()];
  const team = overrides.team ?? (await buildTeam(orm, { name: `${firstName}'s Team` }));
  const teamId = team.id;
  const expiresAt = new Date(Date.now() + 30 * DAY);
  const rows = [
    orm.insert(users).values({ id: userId, email, name: `${firstName} ${lastName}` }),
    orm.insert(profiles).values({ userId, firstName, lastName, isSaved: true }),
    orm.insert(teamMembers).values({ teamId, userId, role }),
    orm.insert(activeTeams).values({ userId, teamId }),
  ].map((insert, index) => orm.$with(`row_${index}`).as(insert));
  // One statement: most tests build people.
  await orm
    .with(...rows)
    .insert(sessions)
    .values({ token, userId, expiresAt });
  // Memberships of one millisecond would have no order.
  await setTimeout(2);
  const scope = grantScope({ teamId, userId, role, revision: 1 });
  return { userId, email, token, team, scope };
}
