import type { FeedKind } from '@lensemble/contract/calendar';
import { replaceFeed } from '@lensemble/contract/calendar';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/api.ts';
import { toast } from '@/lib/toast.ts';
import { feedsQuery } from './get-feeds.ts';

/** Gives a feed a new address; under the former one there is nothing any more. */
export function useReplaceFeed(teamId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (feed: FeedKind) => callApi(replaceFeed, { params: { feed }, body: {} }),
    onSuccess: (feeds) => {
      queryClient.setQueryData(feedsQuery(teamId).queryKey, feeds);
      toast({ title: 'New address', description: 'Calendars with the old one get nothing more.' });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to make a new address. Please try again.'),
        variant: 'destructive',
      }),
  });
}
