import type { BodyOf } from '@lensemble/contract/endpoint';
import {
  getShareLink,
  replaceShareLink,
  type ShareLink,
  updateShareLink,
} from '@lensemble/contract/share-links';
import { shareLinkWords } from '@lensemble/messages/web/share-link';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi, sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';

/** The private link of a shoot, which another member may have replaced since. Reading it creates it. */
export const shareLinkQuery = (id: string) =>
  queryOptions({
    queryKey: [getShareLink.path, id],
    queryFn: ({ signal }) => callApi(getShareLink, { params: { id }, signal }),
    refetchOnMount: 'always',
  });

type Change = BodyOf<typeof updateShareLink>;

const ifMatch = ({ version }: ShareLink) => ({ 'if-match': `"${version}"` });

export function useUpdateShareLink(id: string, link: ShareLink) {
  return useLinkWrite(id, (body: Change) =>
    callApi(updateShareLink, { params: { id }, body, headers: ifMatch(link) }),
  );
}

export function useReplaceShareLink(id: string, link: ShareLink) {
  return useLinkWrite(
    id,
    (_: undefined) =>
      callApi(replaceShareLink, { params: { id }, body: {}, headers: ifMatch(link) }),
    () => toast({ title: shareLinkWords('newLink'), description: shareLinkWords('oldLinkOff') }),
  );
}

/** After a conflict, the newer link is shown. */
function useLinkWrite<Input>(
  id: string,
  mutationFn: (input: Input) => Promise<ShareLink>,
  onStored?: () => void,
) {
  const queryClient = useQueryClient();
  const { queryKey } = shareLinkQuery(id);
  return useMutation({
    mutationFn,
    // Otherwise the older answer could replace the written one.
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (link) => {
      queryClient.setQueryData(queryKey, link);
      onStored?.();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'version_conflict')
        queryClient.setQueryData(queryKey, error.current as ShareLink);
      // Forms show the errors of their fields.
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) return;
      toastError(sentenceOf(error, shareLinkWords('changeFailed')));
    },
  });
}
