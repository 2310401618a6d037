import { readInvitation } from '@lensemble/contract/invites';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../calls/api.ts';

/** The team of an invite code. The server limits wrong codes, so a wrong one is not sent again. */
export function invitationQuery(code: string) {
  return queryOptions({
    queryKey: [readInvitation.path, code.trim().toLowerCase()],
    queryFn: ({ signal }) =>
      callApi(readInvitation, { body: { inviteCode: code }, signal, on401: 'keep' }),
    retryOnMount: false,
  });
}
