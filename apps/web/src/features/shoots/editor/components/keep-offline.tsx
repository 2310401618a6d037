import { callWords } from '@lensemble/messages/web/calls';
import { deviceWords } from '@lensemble/messages/web/device';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CirclePlay } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { paths } from '@/config/paths.ts';
import { isKeptOffline, keepOffline, stopKeeping } from '@/lib/device/keep-offline.ts';
import { toastError } from '@/lib/shell/toast.ts';

interface KeepOfflineProps {
  id: string;
  /** Whether the plan can be kept. One that is kept can always be let go. */
  isOffered: boolean;
}

/** For plans that this device does not keep without asking. */
export default function KeepOffline({ id, isOffered }: KeepOfflineProps) {
  const queryClient = useQueryClient();
  const queryKey = ['kept-offline', id];
  const { data } = useQuery({ queryKey, queryFn: () => isKeptOffline(id), gcTime: 0 });
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? keepOffline(id) : stopKeeping(id)),
    onError: () => toastError(deviceWords('notKeptNow'), callWords('error')),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const label = useId();
  const hint = useId();
  if (!isOffered && !data) return null;
  return (
    <div className="flex w-full items-center gap-2.5 md:h-9 md:w-auto">
      <Switch
        aria-labelledby={label}
        aria-describedby={hint}
        disabled={data === undefined}
        checked={change.isPending ? change.variables : data === true}
        onCheckedChange={(isOn) => change.mutate(isOn)}
      />
      <span className="grid min-w-0">
        <span id={label}>{deviceWords('keepOffline')}</span>
        <small id={hint} className="text-ink-3 text-xs">
          {deviceWords('keepOfflineHint')}
        </small>
      </span>
      {data && (
        <Button asChild className="ml-auto">
          <a href={paths.onSet.getHref(id)}>
            <CirclePlay aria-hidden />
            {onSetWords('title')}
          </a>
        </Button>
      )}
    </div>
  );
}
