import { readInvitation } from '@lensemble/contract/invites';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api.ts';

/** Which team an invite code leads into. Codes are tried: one that is wrong is not asked for twice. */
export function invitationQuery(code: string) {
  return queryOptions({
    queryKey: [readInvitation.path, code.trim().toLowerCase()],
    queryFn: ({ signal }) => callApi(readInvitation, { params: { code }, signal, on401: 'keep' }),
    retryOnMount: false,
  });
}
