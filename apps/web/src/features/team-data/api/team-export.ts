import { getTeamExport, startTeamExport, type TeamExport } from '@lensemble/contract/team-exports';
import { teamDataWords } from '@lensemble/messages/web/team-data';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { toastError } from '@/lib/shell/toast.ts';

const LOOK_EVERY_MS = 2_000;

export const isUnderWay = (job: Pick<TeamExport, 'state'> | null | undefined): boolean =>
  job?.state === 'waiting' || job?.state === 'running';

/** The last export of a team, read again while it is being made. */
export const teamExportQuery = (teamId: string) =>
  queryOptions({
    queryKey: [getTeamExport.path, teamId],
    queryFn: async ({ signal }) =>
      (await callApi(getTeamExport, { params: { teamId }, signal })).export,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_EVERY_MS : false),
  });

export function useStartExport(teamId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(startTeamExport, { params: { teamId } }),
    onSuccess: (started) =>
      queryClient.setQueryData(teamExportQuery(teamId).queryKey, started.export),
    onError: (error) => toastError(sentenceOf(error, teamDataWords('exportFailed'))),
  });
}
