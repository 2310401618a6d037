import { addSampleData, getSampleData, removeSampleData } from '@lensemble/contract/sample-data';
import { sampleDataResultWords } from '@lensemble/messages/web/sample-data-results';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { teamsQuery } from '@/lib/teams/teams.ts';

/** What a removal deletes and keeps. Asked again for each question, because members work meanwhile. */
export const sampleDataQuery = queryOptions({
  queryKey: [getSampleData.path],
  queryFn: ({ signal }) => callApi(getSampleData, { signal }),
  staleTime: 0,
  gcTime: 0,
});

export function useAddSampleData() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => callApi(addSampleData),
    // The line on the dashboard says that it worked. A toast would cover the shoots.
    onSuccess: refresh,
    onError: (error) => toastError(sentenceOf(error, sampleDataResultWords('addFailed'))),
  });
}

export function useRemoveSampleData() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => callApi(removeSampleData),
    onSuccess: async () => {
      await refresh();
      toast({ title: sampleDataResultWords('removed') });
    },
    onError: (error) => toastError(sentenceOf(error, sampleDataResultWords('removeFailed'))),
  });
}

/** Sample data is in every list of the team. The teams say whether there is some, so they come first: its line stays. */
function useRefresh() {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
    void queryClient.invalidateQueries();
  };
}
