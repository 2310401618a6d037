import {
  type CallLink,
  getCallLink,
  replaceCallLink,
  updateCallLink,
} from '@lensemble/contract/calls';
import { callLinkWords } from '@lensemble/messages/web/call-link';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { ApiError, callApi, sentenceOf } from '@/lib/calls/api.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { callsKey } from './get-shoot.ts';

/** A participant of the shoot with the `id`. */
export interface Called {
  readonly id: string;
  readonly participantId: string;
}

/** The personal link of a participant, which another member may have replaced since. Reading it creates it. */
export const callLinkQuery = (params: Called) =>
  queryOptions({
    queryKey: [getCallLink.path, params.id, params.participantId],
    queryFn: ({ signal }) => callApi(getCallLink, { params, signal }),
    staleTime: 0,
  });

/** Ends the link, of which the caller knows the version, and makes another one. */
export const useReplaceCallLink = (params: Called) =>
  useLinkWrite(params, ({ version }: CallLink) =>
    callApi(replaceCallLink, { params, body: {}, headers: { 'if-match': `"${version}"` } }),
  );

/** Turns the link off or on, whatever others have changed about it. */
export const useTurnCallLink = (params: Called) =>
  useLinkWrite(params, (isOff: boolean) => callApi(updateCallLink, { params, body: { isOff } }));

/** After a conflict, the newer link is known. */
function useLinkWrite<Input>(params: Called, mutationFn: (input: Input) => Promise<CallLink>) {
  const { queryKey } = callLinkQuery(params);
  return useMutation({
    mutationFn,
    // Otherwise the older answer could replace the written one.
    onMutate: (_input, { client }) => client.cancelQueries({ queryKey }),
    onSuccess: (link, _input, _result, { client }) => {
      client.setQueryData(queryKey, link);
      void client.invalidateQueries({ queryKey: callsKey(params.id) });
    },
    onError: (error, _input, _result, { client }) => {
      if (error instanceof ApiError && error.code === 'version_conflict')
        client.setQueryData(queryKey, error.current as CallLink);
      toastError(sentenceOf(error, callLinkWords('changeFailed')));
    },
  });
}
