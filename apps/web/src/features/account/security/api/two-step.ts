import { listSessions } from '@lensemble/contract/sessions';
import {
  getTwoStep,
  renewRecoveryCodes,
  setUpTwoStep,
  turnOffTwoStep,
  turnOnTwoStep,
} from '@lensemble/contract/two-step';
import { securityWords } from '@lensemble/messages/web/account-security';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { tellRefused } from '@/lib/calls/tell-refused.ts';
import { toast } from '@/lib/shell/toast.ts';

/** Whether signing in takes two steps. Reloaded on every mount, because it changes on other devices. */
export const twoStepQuery = queryOptions({
  queryKey: [getTwoStep.path],
  queryFn: ({ signal }) => callApi(getTwoStep, { signal }),
  refetchOnMount: 'always',
});

const useReload = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: twoStepQuery.queryKey });
};

export function useSetUpTwoStep() {
  const reload = useReload();
  return useMutation({
    mutationFn: () => callApi(setUpTwoStep, { body: {} }),
    onError: (error) => {
      tellRefused(error, securityWords('notSetUp'));
      void reload();
    },
  });
}

/** The caller reports errors. */
export function useTurnOnTwoStep() {
  const queryClient = useQueryClient();
  const reload = useReload();
  return useMutation({
    mutationFn: (code: string) => callApi(turnOnTwoStep, { body: { code } }),
    onSuccess: () => {
      toast({
        title: securityWords('turnedOn'),
        description: securityWords('othersSignedOut'),
      });
      void queryClient.invalidateQueries({ queryKey: [listSessions.path] });
      void reload();
    },
  });
}

export function useRenewRecoveryCodes() {
  const reload = useReload();
  return useMutation({
    mutationFn: () => callApi(renewRecoveryCodes, { body: {} }),
    onError: (error) => tellRefused(error, securityWords('codesNotMade')),
    onSettled: reload,
  });
}

export function useTurnOffTwoStep() {
  const reload = useReload();
  return useMutation({
    mutationFn: () => callApi(turnOffTwoStep),
    onSuccess: () => toast({ title: securityWords('turnedOff') }),
    onError: (error) => tellRefused(error, securityWords('notTurnedOff')),
    onSettled: reload,
  });
}
