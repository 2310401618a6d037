import type { Boot } from '@lensemble/contract/boot';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { findProfile } from '../profile/service.ts';
import { listTeams } from '../teams/service.ts';

/** What a page carries about who opens it. Without a session cookie it asks the database nothing. */
export async function bootFor(
  deps: Pick<Deps, 'orm' | 'env'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Boot> {
  const standing = await request.server.identify(request, reply);
  const { signups: signUps } = deps.env;
  if (!standing) return { signUps, user: null, profile: null, teams: [] };
  const { userId, email } = standing.me;
  const [profile, teams] = await Promise.all([findProfile(deps, userId), listTeams(deps, userId)]);
  return { signUps, user: { id: userId, email }, profile: profile ?? null, teams };
}
