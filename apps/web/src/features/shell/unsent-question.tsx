import { deviceWords } from '@lensemble/messages/web/device';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx';
import { UnsentList } from '@/components/unsent-list.tsx';
import { sendWaiting } from '@/lib/device/send-waiting.ts';
import type { Waiting } from '@/lib/device/waiting.ts';
import { shownTeam } from '@/lib/teams/shown-team.ts';

interface UnsentQuestionProps {
  account: string;
  unsent: readonly Waiting[];
  /** Whether the user is being signed out. */
  pending: boolean;
  onClose: () => void;
  onSent: () => void;
  onDiscard: () => void;
}

/**
 * Names the changes on this device that signing out would remove, and offers to send or to discard them. The server takes only
 * changes of the active team.
 */
export function UnsentQuestion(props: UnsentQuestionProps) {
  const { account, unsent, pending, onClose, onSent, onDiscard } = props;
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const send = async () => {
    setSending(true);
    setFailed(false);
    try {
      await sendWaiting(account, unsent);
      // A user who has closed the question stays signed in.
      if (isOpen.current) onSent();
    } catch {
      setFailed(true);
      setSending(false);
    }
  };
  return (
    <Dialog open onOpenChange={(open) => open || pending || onClose()}>
      <DialogContent title={deviceWords('unsent')} description={deviceWords('signOutRemoves')}>
        <DialogBody>
          <UnsentList unsent={unsent}>
            {(each) =>
              isOther(each) && (
                <small className="text-ink-3 text-xs">
                  {deviceWords('otherTeam', { team: each.team.name })}
                </small>
              )
            }
          </UnsentList>
          {hasFailed && (
            <p role="alert" className="text-danger-text">
              {deviceWords('notSent')}
            </p>
          )}
        </DialogBody>
        <DialogFooter>
          <Button
            variant="danger"
            disabled={isSending}
            pending={pending && !isSending}
            onClick={onDiscard}
          >
            {deviceWords('discardAndLeave')}
          </Button>
          {!unsent.some(isOther) && (
            <Button variant="primary" pending={isSending} onClick={() => void send()}>
              {deviceWords('sendAndLeave')}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

const isOther = (each: Waiting): each is Waiting & { team: NonNullable<Waiting['team']> } =>
  each.team !== undefined && each.team.id !== shownTeam();
