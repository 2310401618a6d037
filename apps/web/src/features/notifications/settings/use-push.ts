import { notificationWords } from '@lensemble/messages/web/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pushState, turnPushOff, turnPushOn } from '@/lib/notifications/push-device.ts';
import { toastError } from '@/lib/shell/toast.ts';

const stateKey = ['push-state'];

/** Push messages on this device. @param key that of the server */
export function usePush(key: string) {
  const client = useQueryClient();
  const { data: state } = useQuery({
    queryKey: stateKey,
    queryFn: pushState,
    staleTime: 0,
    networkMode: 'always',
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnPushOn(key) : turnPushOff()),
    onSuccess: (next) => client.setQueryData(stateKey, next),
    onError: () => {
      toastError(notificationWords('pushFailed'));
      void client.invalidateQueries({ queryKey: stateKey });
    },
  });
  return { state, turn: mutate, isPending };
}

export type Push = ReturnType<typeof usePush>;
