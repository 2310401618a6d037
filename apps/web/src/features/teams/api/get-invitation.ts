import { queryOptions } from '@tanstack/react-query';
import { invitationQuery } from '@/lib/teams/invitation.ts';

/**
 * The team of an invite code, and whether the signed-in user is already a member. It has its own key, because a
 * response from before signing in lacks the membership.
 */
export function ownInvitationQuery(code: string) {
  const query = invitationQuery(code);
  return queryOptions({ ...query, queryKey: [...query.queryKey, 'own'] });
}
