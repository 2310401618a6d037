import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { getShootQuery } from '@/features/shoots/api/get-shoot.ts';
import { useSendingWords } from './asked-words.ts';
import { SendForm } from './send-form.tsx';
import { useCalls } from './use-calls.ts';

interface SendPanelProps {
  shootId: string;
  onClose: () => void;
}

/** Sends the call sheet to the crew of a stored shoot, or asks for dates, by email or as a link. */
export default function SendPanel({ shootId, onClose }: SendPanelProps) {
  const shoot = useQuery(getShootQuery(shootId));
  const calls = useCalls(shootId);
  const words = useSendingWords(shoot.data);
  const failed = [shoot, calls].find(({ error, data }) => error && !data);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={words.title}
        description={words.description}
        className="max-md:h-[92dvh] md:max-h-[min(51rem,calc(100dvh-3rem))] md:max-w-280"
      >
        {shoot.data && calls.data ? (
          <SendForm shoot={shoot.data} calls={calls.data} words={words} onClose={onClose} />
        ) : (
          <DialogBody>
            {failed ? (
              <LoadFailure
                error={failed.error}
                retrying={failed.isFetching}
                onRetry={() => void failed.refetch()}
              >
                {callSendingWords('notLoaded')}
              </LoadFailure>
            ) : (
              <div role="status">
                <span className="sr-only">{callSendingWords('loading')}</span>
                <Skeleton className="h-64 rounded-md" />
              </div>
            )}
          </DialogBody>
        )}
      </DialogContent>
    </Dialog>
  );
}
