import { type FeedKind, replaceFeed } from '@lensemble/contract/calendar';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { feedsQuery } from './get-feeds.ts';

export function useReplaceFeed(teamId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (feed: FeedKind) => callApi(replaceFeed, { params: { feed }, body: {} }),
    onSuccess: (feeds) => {
      queryClient.setQueryData(feedsQuery(teamId).queryKey, feeds);
      toast({ title: 'New address', description: 'The old address no longer works.' });
    },
    onError: (error) =>
      toastError(sentenceOf(error, 'Failed to make a new address. Please try again.')),
  });
}
