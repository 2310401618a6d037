import { eq, inArray } from 'drizzle-orm';
import { lookUp } from '../access/lookup.ts';
import type { TeamScope } from '../access/scope.ts';
import { type Account, confirmAddress, signUp } from '../accounts/accounts.ts';
import { provenByMakingIt } from '../accounts/proof.ts';
import { dropSession, startSession } from '../accounts/sessions.ts';
import { users } from '../db/schema/auth.ts';
import { teamMembers, teams } from '../db/schema/teams.ts';
import type { Deps } from '../deps.ts';
import { keepAvatar } from '../features/images/service.ts';
import { saveProfile } from '../features/profile/service.ts';
import { listTeams } from '../features/teams/service.ts';
import type { Upload } from '../http/uploads/upload.ts';
import { members, OWNER } from './people.ts';
import { storePicture } from './pictures.ts';

const TEAM_NAME = 'Nightshift Cosplay';

/**
 * Creates the accounts through the normal services: each signs up and saves a profile. The first one gets a team, the
 * others join it.
 * @returns the scope of the owner
 */
export async function makeAccounts(deps: Deps): Promise<TeamScope> {
  const [owner, ...others] = members;
  const scope = await makeAccount(deps, owner);
  const [team] = await deps.orm
    .update(teams)
    .set({ name: TEAM_NAME })
    .where(eq(teams.id, scope.teamId))
    .returning();
  for (const member of others) {
    const { userId } = await makeAccount(deps, member, team?.inviteCode);
    await deps.orm
      .update(teamMembers)
      .set({ role: member.role })
      .where(eq(teamMembers.userId, userId));
  }
  return scope;
}

async function makeAccount(
  deps: Deps,
  member: (typeof members)[number],
  inviteCode?: string,
): Promise<TeamScope> {
  const { firstName, lastName, email } = member;
  const name = `${firstName} ${lastName}`;
  const credentials = { email, password: OWNER.password, name, language: null };
  // These addresses receive no mail.
  const confirm = async (tx: Deps['orm'], account: Account) => {
    await confirmAddress(tx, account.id);
    return account;
  };
  const account = await signUp(deps.orm, credentials, confirm);
  if (!account) throw new Error(`There is already an account for ${email}`);
  const caller = { userId: account.id, ip: '' };
  const keep = (upload: Upload) => keepAvatar(deps, caller.userId, upload);
  const avatarUrl = await storePicture(keep, member.picture);
  await saveProfile(deps, caller, { firstName, lastName, avatarUrl, inviteCode });
  const session = await startSession(deps.orm, provenByMakingIt(account));
  const standing = await lookUp(deps.pool, session.token);
  await dropSession(deps.orm, session.token);
  if (!standing?.scope) throw new Error(`${email} is in no team`);
  return standing.scope;
}

async function ownTeamOf(deps: Pick<Deps, 'orm' | 'env'>, userId: string): Promise<string> {
  const team = (await listTeams(deps, userId)).find(({ role }) => role === 'owner');
  if (!team) throw new Error('The demo team has no owner');
  return team.id;
}

/** The team of an earlier run, if its owner still exists. */
export async function findDemoTeam(deps: Pick<Deps, 'orm' | 'env'>): Promise<string | undefined> {
  const [owner] = await deps.orm.select().from(users).where(eq(users.email, OWNER.email));
  return owner && ownTeamOf(deps, owner.id);
}

/** Deletes the demo's accounts and its team with everything in it, and queues the files of its pictures for removal. */
export async function removeAccounts(
  deps: Pick<Deps, 'orm' | 'env'>,
  teamId: string,
): Promise<void> {
  const emails = members.map(({ email }) => email);
  await deps.orm.delete(teams).where(eq(teams.id, teamId));
  await deps.orm.delete(users).where(inArray(users.email, emails));
}
