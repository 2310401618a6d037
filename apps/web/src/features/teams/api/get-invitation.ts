import { queryOptions } from '@tanstack/react-query';
import { invitationQuery } from '@/lib/invitation.ts';

/** Which team a code leads into, for who is signed in: they learn whether it is theirs. What was read before does not tell. */
export function ownInvitationQuery(code: string) {
  const query = invitationQuery(code);
  return queryOptions({ ...query, queryKey: [...query.queryKey, 'own'] });
}
