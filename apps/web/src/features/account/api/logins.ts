import type { Provider } from '@lensemble/contract/boot';
import { forgotPassword } from '@lensemble/contract/passwords';
import { providerNames } from '@lensemble/contract/provider-return';
import { listLogins, removeLogin } from '@lensemble/contract/providers';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/api.ts';
import { leaveForProvider } from '@/lib/leave-for-provider.ts';
import { toast } from '@/lib/toast.ts';

/** The ways into one's account. They change elsewhere: every look at them asks anew. */
export const loginsQuery = queryOptions({
  queryKey: [listLogins.path],
  queryFn: ({ signal }) => callApi(listLogins, { signal }),
  refetchOnMount: 'always',
});

const complain = (error: unknown, fallback: string) =>
  toast({ title: 'Error', description: sentenceOf(error, fallback), variant: 'destructive' });

/** Leaves for a provider, to come back connected. */
export function useConnect() {
  return useMutation({
    mutationFn: (provider: Provider) => leaveForProvider(provider, { link: true }),
    onError: (error, provider) =>
      complain(error, `Failed to connect ${providerNames[provider]}. Please try again.`),
  });
}

/** Takes a provider away as a way in. */
export function useDisconnect() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (provider: Provider) => callApi(removeLogin, { params: { provider } }),
    onSuccess: (_, provider) => toast({ title: `${providerNames[provider]} disconnected` }),
    onError: (error, provider) =>
      complain(error, `Failed to disconnect ${providerNames[provider]}. Please try again.`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: loginsQuery.queryKey }),
  });
}

/** Has a link sent by which somebody without a password chooses one. */
export function useAskForPassword() {
  return useMutation({
    mutationFn: (email: string) => callApi(forgotPassword, { body: { email } }),
    onSuccess: (_, email) =>
      toast({ title: 'Check your email', description: `A link is on its way to ${email}.` }),
    onError: (error) => complain(error, 'Failed to send the link. Please try again.'),
  });
}
