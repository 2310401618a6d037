import type { Boot } from '@lensemble/contract/boot';
import type { Standing } from '../../access/lookup.ts';
import type { Deps } from '../../deps.ts';
import { findProfile } from '../profile/service.ts';
import { listTeams } from '../teams/service.ts';

/** For a signed-out visitor, this does not query the database. */
export async function bootFor(
  deps: Pick<Deps, 'orm' | 'env' | 'hosted'>,
  standing: Standing | undefined,
): Promise<Boot> {
  const ways = await waysIn(deps);
  if (!standing) return { ...ways, user: null, profile: null, teams: [], revision: null };
  const { userId, email } = standing.me;
  const [profile, teams] = await Promise.all([findProfile(deps, userId), listTeams(deps, userId)]);
  // An account that still needs an invite code can open no screen but sign-up.
  if (teams.length === 0) return { ...ways, user: null, profile: null, teams, revision: null };
  const revision = standing.scope?.revision ?? null;
  return { ...ways, user: { id: userId, email }, profile: profile ?? null, teams, revision };
}

async function waysIn({ env, hosted: service }: Pick<Deps, 'env' | 'hosted'>) {
  const { signups: signUps, google, facebook, hosted, quotas } = env;
  const own = [
    ...(google.client ? (['google'] as const) : []),
    ...(facebook.client ? (['facebook'] as const) : []),
  ];
  return {
    quotas: { references: quotas.references },
    signUps,
    sendsMail: env.smtp !== undefined,
    providers: service ? [...(await service.providers())] : own,
    hosted: hosted ? { url: hosted.url, anonKey: hosted.anonKey } : null,
  };
}
