import type { Provider } from '@lensemble/contract/boot';
import { forgotPassword } from '@lensemble/contract/passwords';
import { providerNames } from '@lensemble/contract/provider-return';
import { listLogins, removeLogin } from '@lensemble/contract/providers';
import { loginWords } from '@lensemble/messages/web/account-logins';
import { mailOffWords } from '@lensemble/messages/web/mail-off';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { tellRefused } from '@/lib/calls/tell-refused.ts';
import { leaveForProvider } from '@/lib/session/leave-for-provider.ts';
import { sendsMail } from '@/lib/session/sends-mail.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';

/** The user's login methods. Reloaded on every mount, because they change on other pages. */
export const loginsQuery = queryOptions({
  queryKey: [listLogins.path],
  queryFn: ({ signal }) => callApi(listLogins, { signal }),
  refetchOnMount: 'always',
});

/** Leaves the page for a provider, which returns with the connection. */
export function useConnect() {
  return useMutation({
    mutationFn: (provider: Provider) => leaveForProvider(provider, { link: true }),
    onError: (error, provider) =>
      tellRefused(error, loginWords('notConnected', { provider: providerNames[provider] })),
  });
}

export function useDisconnect() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (provider: Provider) => callApi(removeLogin, { params: { provider } }),
    onSuccess: (_, provider) =>
      toast({ title: loginWords('disconnected', { provider: providerNames[provider] }) }),
    onError: (error, provider) =>
      tellRefused(error, loginWords('notDisconnected', { provider: providerNames[provider] })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: loginsQuery.queryKey }),
  });
}

/** Sends a link for setting a password to a user without one. */
export function useAskForPassword() {
  return useMutation({
    mutationFn: (email: string) => callApi(forgotPassword, { body: { email } }),
    onSuccess: (_, email) =>
      toast(
        sendsMail()
          ? {
              title: loginWords('checkEmail'),
              description: loginWords('linkOnItsWay', { email }),
            }
          : { title: mailOffWords('kept', { count: 1 }) },
      ),
    onError: (error) => toastError(sentenceOf(error, loginWords('linkNotSent'))),
  });
}
