import {
  changeNotificationSettings,
  getNotificationSettings,
  type NotificationSettings,
  type SettingsChange,
} from '@lensemble/contract/notification-settings';
import { notificationWords } from '@lensemble/messages/web/notifications';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { toastError } from '@/lib/shell/toast.ts';

export const settingsQuery = queryOptions({
  queryKey: [getNotificationSettings.path],
  queryFn: ({ signal }) => callApi(getNotificationSettings, { signal }),
});

const saving = [changeNotificationSettings.path, 'save'];

/** Saves each setting as soon as it is chosen, one after the other. It shows at once. */
export function useChangeSettings() {
  const client = useQueryClient();
  const { queryKey } = settingsQuery;
  return useMutation({
    mutationKey: saving,
    scope: { id: changeNotificationSettings.path },
    mutationFn: (change: SettingsChange) => callApi(changeNotificationSettings, { body: change }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known) => known && changed(known, change));
    },
    onError: (error) => {
      toastError(sentenceOf(error, notificationWords('saveFailed')));
      void client.invalidateQueries({ queryKey });
    },
    onSuccess: (settings) => {
      // A later change is shown already.
      if (client.isMutating({ mutationKey: saving }) === 1) client.setQueryData(queryKey, settings);
    },
  });
}

function changed(
  known: NotificationSettings,
  { kinds = {}, ...change }: SettingsChange,
): NotificationSettings {
  const entries = Object.entries(known.kinds).map(([kind, settings]) => [
    kind,
    { ...settings, ...kinds[kind as keyof typeof kinds] },
  ]);
  const next = { ...known, ...change, kinds: Object.fromEntries(entries) };
  return next as NotificationSettings;
}
