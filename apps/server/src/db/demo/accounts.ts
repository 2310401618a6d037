import { eq, inArray } from 'drizzle-orm';
import { grantScope } from '../../access/grant.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { keepAvatar } from '../../features/images/service.ts';
import { saveProfile } from '../../features/profile/service.ts';
import { listTeams } from '../../features/teams/service.ts';
import type { Upload } from '../../uploads/upload.ts';
import { users } from '../schema/auth.ts';
import { teamMembers, teams } from '../schema/teams.ts';
import { members, OWNER } from './people.ts';
import { storePicture } from './pictures.ts';

const TEAM_NAME = 'Nightshift Cosplay';

/** Makes the accounts as people would: sign up, then a profile, which brings the first into a team of her own and the others into hers. */
export async function makeAccounts(deps: Deps): Promise<TeamScope> {
  const [owner, ...others] = members;
  const ownerId = await makeAccount(deps, owner);
  const teamId = await ownTeamOf(deps, ownerId);
  const [team] = await deps.orm
    .update(teams)
    .set({ name: TEAM_NAME })
    .where(eq(teams.id, teamId))
    .returning();
  if (!team) throw new Error('The demo team was not made');
  for (const member of others) {
    const userId = await makeAccount(deps, member, team.inviteCode);
    await deps.orm
      .update(teamMembers)
      .set({ role: member.role })
      .where(eq(teamMembers.userId, userId));
  }
  return grantScope({ teamId, userId: ownerId, role: 'owner', revision: team.revision });
}

async function makeAccount(
  deps: Deps,
  member: (typeof members)[number],
  inviteCode?: string,
): Promise<string> {
  const { firstName, lastName, email } = member;
  const name = `${firstName} ${lastName}`;
  // Nobody reads mail at these addresses.
  const confirm = async (tx: Deps['orm'], { id }: { id: string }) => {
    await deps.identity.confirm(tx, id);
  };
  const session = await deps.identity.signUp({ email, password: OWNER.password, name }, confirm);
  if (!session) throw new Error(`There is an account of ${email} already`);
  const caller = { userId: session.account.id, ip: '' };
  const keep = (upload: Upload) => keepAvatar(deps, caller.userId, upload);
  const avatarUrl = await storePicture(keep, member.picture);
  await saveProfile(deps, caller, { firstName, lastName, avatarUrl, inviteCode });
  await deps.identity.signOut(session.token);
  return caller.userId;
}

async function ownTeamOf(deps: Pick<Deps, 'orm'>, userId: string): Promise<string> {
  const team = (await listTeams(deps, userId)).find(({ role }) => role === 'owner');
  if (!team) throw new Error('The demo team has no owner');
  return team.id;
}

/** The team of an earlier run, if its owner is still there. */
export async function findDemoTeam(deps: Pick<Deps, 'orm'>): Promise<string | undefined> {
  const [owner] = await deps.orm.select().from(users).where(eq(users.email, OWNER.email));
  return owner && ownTeamOf(deps, owner.id);
}

/** Takes away the demo's accounts and its team with everything in it. The files of its pictures are noted for removal. */
export async function removeAccounts(deps: Pick<Deps, 'orm'>, teamId: string): Promise<void> {
  const emails = members.map(({ email }) => email);
  await deps.orm.delete(teams).where(eq(teams.id, teamId));
  await deps.orm.delete(users).where(inArray(users.email, emails));
}
