import { answerCall, listCalls } from '@lensemble/contract/calls';
import type { BodyOf } from '@lensemble/contract/endpoint';
import { shootCallsWords } from '@lensemble/messages/web/shoot-calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { callsKey } from './get-shoot.ts';

/** What the team knows of each participant of a shoot, in the order of the crew. */
export const listCallsQuery = (id: string) =>
  queryOptions({
    queryKey: callsKey(id),
    queryFn: ({ signal }) => callApi(listCalls, { params: { id }, signal }),
  });

/** Answers as a participant who is the user. */
export function useAnswerCall(id: string, participantId: string) {
  const client = useQueryClient();
  const { queryKey } = listCallsQuery(id);
  return useMutation({
    // One after the other, so that the last tap counts.
    scope: { id: `call:${participantId}` },
    mutationFn: (body: BodyOf<typeof answerCall>) =>
      callApi(answerCall, { params: { id, participantId }, body }),
    // Otherwise an older list could replace the written answer.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (answered) =>
      void client.setQueryData(queryKey, (calls) =>
        calls?.map((call) => (call.participantId === participantId ? answered : call)),
      ),
    onError: (error) => toastError(sentenceOf(error, shootCallsWords('notAnswered'))),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
