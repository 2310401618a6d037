import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '@lensemble/contract/passkeys';
import { securityWords } from '@lensemble/messages/web/account-security';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { ApiError, callApi, isGone } from '@/lib/calls/api.ts';
import { tellRefused } from '@/lib/calls/tell-refused.ts';
import { makePasskey, NoPasskeyError, PasskeyIsHereError } from '@/lib/session/passkeys.ts';
import { toast } from '@/lib/shell/toast.ts';

/** The user's passkeys. Reloaded on every mount, because they change on other devices. */
export const passkeysQuery = queryOptions({
  queryKey: [listPasskeys.path],
  queryFn: ({ signal }) => callApi(listPasskeys, { signal }),
  refetchOnMount: 'always',
});

const useReload = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
};

export function useAddPasskey() {
  const reload = useReload();
  return useMutation({
    mutationFn: async () => {
      const { options } = await callApi(beginPasskey, { body: {} });
      return callApi(addPasskey, { body: await makePasskey(options) });
    },
    onSuccess: ({ name }) => toast({ title: securityWords('passkeyAdded'), description: name }),
    onError: (error) => {
      if (error instanceof NoPasskeyError)
        toast({ title: securityWords('noneAdded'), icon: Lightbulb });
      else if (error instanceof PasskeyIsHereError)
        toast({ title: securityWords('isHere'), icon: Lightbulb });
      else tellRefused(error, securityWords('passkeyNotAdded'));
    },
    onSettled: reload,
  });
}

interface Renaming {
  readonly id: string;
  readonly name: string;
}

export function useRenamePasskey() {
  const reload = useReload();
  return useMutation({
    mutationFn: ({ id, name }: Renaming) =>
      callApi(renamePasskey, { params: { id }, body: { name } }),
    onSuccess: () => toast({ title: securityWords('renamed') }),
    onError: (error) => {
      // The form shows an error of the name.
      if (error instanceof ApiError && error.fields.name) return;
      tellRefused(error, securityWords('notRenamed'));
    },
    onSettled: reload,
  });
}

export function useRemovePasskey() {
  const reload = useReload();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await callApi(removePasskey, { params: { id } });
      } catch (error) {
        // A passkey that is gone already counts as success.
        if (!isGone(error)) throw error;
      }
    },
    onSuccess: () => toast({ title: securityWords('removed') }),
    onError: (error) => tellRefused(error, securityWords('notRemoved')),
    onSettled: reload,
  });
}
