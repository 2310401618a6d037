import {
  ARCHIVE_TYPE,
  copyTeamImport,
  getTeamImport,
  IMPORT_PATH,
  type TeamImport,
} from '@lensemble/contract/team-imports';
import { teamDataWords } from '@lensemble/messages/web/team-data';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError, announceRefusal, callApi, sentenceOf } from '@/lib/calls/api.ts';
import { answered } from '@/lib/calls/server-reach.ts';
import { holdDuring } from '@/lib/session/hold-during.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { teamsQuery } from '@/lib/teams/teams.ts';
import { isUnderWay } from './team-export.ts';

const LOOK_EVERY_MS = 2_000;

/** The last import of the user, read again while it runs. Also reads the teams, one of which it may be. */
export function useTeamImportQuery() {
  const queryClient = useQueryClient();
  return queryOptions({
    queryKey: [getTeamImport.path],
    queryFn: async ({ signal }) => {
      const last = (await callApi(getTeamImport, { signal })).import;
      const isKnown = queryClient
        .getQueryData(teamsQuery.queryKey)
        ?.some(({ id }) => id === last?.teamId);
      if (last?.teamId && !isKnown) {
        void queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
      }
      return last;
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_EVERY_MS : false),
  });
}

const START = [IMPORT_PATH];

/** Whether a file is being sent, also since before the user left this screen and came back. */
export function useIsSending(): boolean {
  const mutations = useQueryClient().getMutationCache();
  const isSending = () =>
    mutations
      .findAll({ mutationKey: START, status: 'pending' })
      .some(({ state }) => state.variables !== null);
  return useSyncExternalStore((onChange) => mutations.subscribe(onChange), isSending, isSending);
}

/** Sends a file as a new import, or, without one, starts the last import again with new ids. */
export function useStartImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: START,
    mutationFn: (file: File | null) => (file ? holdDuring(send(file)) : callApi(copyTeamImport)),
    onSuccess: (started) => queryClient.setQueryData([getTeamImport.path], started.import),
    onError: (error) => toastError(sentenceOf(error, teamDataWords('importFailed'))),
  });
}

async function send(file: File): Promise<{ import: TeamImport }> {
  const headers = { 'content-type': ARCHIVE_TYPE };
  const options = { method: 'POST', credentials: 'include', headers, body: file } as const;
  const response = await answered(fetch(IMPORT_PATH, options));
  if (response.ok) return response.json();
  const { status, statusText } = response;
  const error = new ApiError(status, statusText, await response.text());
  announceRefusal(error);
  throw error;
}
