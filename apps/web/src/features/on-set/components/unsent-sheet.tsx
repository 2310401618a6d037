import { deviceWords } from '@lensemble/messages/web/device';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { UnsentList } from '@/components/unsent-list.tsx';
import type { Waiting } from '@/lib/device/waiting.ts';
import { Sheet } from './sheet.tsx';

interface UnsentSheetProps {
  unsent: readonly Waiting[];
  onSend: () => Promise<void>;
  onDiscard: () => void;
  onClose: () => void;
}

/** Names the changes that would be lost, and offers to send or to discard them. */
export function UnsentSheet({ unsent, onSend, onDiscard, onClose }: UnsentSheetProps) {
  const [hasFailed, setFailed] = useState(false);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await onSend().catch(() => setFailed(true));
    setSending(false);
  };
  return (
    <Sheet
      title={deviceWords('unsent')}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" className="min-h-14 flex-1" onClick={onDiscard}>
            {deviceWords('discard')}
          </Button>
          <Button
            variant="primary"
            className="min-h-14 flex-1"
            pending={isSending}
            onClick={() => void send()}
          >
            {deviceWords('send')}
          </Button>
        </>
      }
    >
      <UnsentList unsent={unsent} />
      {hasFailed && (
        <p role="alert" className="text-danger-text">
          {deviceWords('notSent')}
        </p>
      )}
    </Sheet>
  );
}
