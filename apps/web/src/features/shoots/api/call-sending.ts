import {
  type CallsSent,
  getCallEmail,
  getCallPdf,
  nudgeCalls,
  sendCalls,
} from '@lensemble/contract/call-sending';
import type { BodyOf } from '@lensemble/contract/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/lib/calls/api.ts';
import { onceEach } from '@/lib/calls/once-each.ts';
import { callsKey } from './get-shoot.ts';

/** The email that a participant would get now. */
export const callEmailQuery = (id: string, participantId: string) =>
  queryOptions({
    queryKey: [...callsKey(id), participantId, 'email'],
    queryFn: ({ signal }) => callApi(getCallEmail, { params: { id, participantId }, signal }),
    refetchOnMount: 'always',
  });

/** The PDF that would be attached now. Reading it makes it. */
export const callPdfQuery = (id: string) =>
  queryOptions({
    queryKey: [...callsKey(id), 'pdf'],
    queryFn: ({ signal }) => callApi(getCallPdf, { params: { id }, signal }),
    refetchOnMount: 'always',
  });

type Sending = BodyOf<typeof sendCalls>;

/**
 * Emails the call sheet. A second try of the same request sends nothing twice, even if the first answer was lost. A panel that is
 * opened anew sends anew: the plan may have changed since.
 */
export function useSendCalls(id: string) {
  const client = useQueryClient();
  const [once] = useState(onceEach);
  return useMutation({
    mutationFn: (chosen: Sending): Promise<CallsSent> => {
      // The same people are the same request, in whichever order they were chosen.
      const body = { ...chosen, participantIds: chosen.participantIds.toSorted() };
      return once(JSON.stringify(body), (key) =>
        callApi(sendCalls, { params: { id }, body, headers: { 'idempotency-key': key } }),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: callsKey(id) }),
  });
}

/** Nudges participants. */
export function useNudgeCalls(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (participantIds: string[]): Promise<CallsSent> =>
      callApi(nudgeCalls, { params: { id }, body: { participantIds } }),
    onSettled: () => client.invalidateQueries({ queryKey: callsKey(id) }),
  });
}
