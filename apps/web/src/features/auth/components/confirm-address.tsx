import { confirmationWords } from '@lensemble/messages/web/email-confirmation';
import { Link } from '@tanstack/react-router';
import { MailCheck, Unlink } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { ApiError } from '@/lib/calls/api.ts';
import { leaveWithNotice } from '@/lib/session/notice.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { confirmAddress } from '../api/confirmation.ts';
import { usePending } from '../hooks/use-pending.ts';
import { reasonOf } from '../lib/refusal.ts';
import { MessageScreen } from './message-screen.tsx';

interface ConfirmAddressProps {
  token: string | undefined;
  /** The address is the new one of an account. */
  isChange: boolean;
}

/** The target of the link in a confirmation email. It waits for a click, because email scanners open links. */
export function ConfirmAddress({ token, isChange }: ConfirmAddressProps) {
  const [isDead, setIsDead] = useState(token === undefined);
  const [isChanged, setIsChanged] = useState(false);
  const [pending, run] = usePending();
  const confirm = () =>
    run(async () => {
      try {
        await confirmAddress(token ?? '');
        if (isChange) return setIsChanged(true);
        const notice = {
          title: confirmationWords('success'),
          description: confirmationWords('confirmed'),
        };
        leaveWithNotice(notice, paths.auth.getHref());
      } catch (refusal) {
        if (refusal instanceof ApiError && refusal.status === 422) setIsDead(true);
        else toastError(reasonOf(refusal));
      }
    });

  if (isDead) {
    return (
      <MessageScreen
        key="dead"
        icon={Unlink}
        title={confirmationWords('linkExpired')}
        actions={
          <Button asChild variant="primary">
            <Link to="/auth">{confirmationWords('goToSignIn')}</Link>
          </Button>
        }
      >
        <p>{confirmationWords('linkNotValid')}</p>
      </MessageScreen>
    );
  }
  if (isChanged) return <Changed />;
  return (
    <MessageScreen
      icon={MailCheck}
      title={confirmationWords('title')}
      actions={
        <Button variant="primary" pending={pending} onClick={() => void confirm()}>
          {pending ? confirmationWords('confirming') : confirmationWords('confirm')}
        </Button>
      }
    >
      <p>{isChange ? confirmationWords('confirmNew') : confirmationWords('confirmToActivate')}</p>
    </MessageScreen>
  );
}

function Changed() {
  return (
    <MessageScreen
      key="changed"
      icon={MailCheck}
      title={confirmationWords('changed')}
      actions={
        <Button asChild variant="primary">
          {/* Loads the page, because its data has the old address. */}
          <a href={paths.profile.getHref()}>{confirmationWords('goToProfile')}</a>
        </Button>
      }
    >
      <p>{confirmationWords('useNew')}</p>
    </MessageScreen>
  );
}
