import { type FeedKind, replaceFeed } from '@lensemble/contract/calendar';
import { calendarFeedWords } from '@lensemble/messages/web/calendar-feeds';
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
      toast({
        title: calendarFeedWords('newAddress'),
        description: calendarFeedWords('oldAddressEnded'),
      });
    },
    onError: (error) => toastError(sentenceOf(error, calendarFeedWords('failed'))),
  });
}
