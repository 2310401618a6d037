import { DEAD_CONFIRMATION_LINK_MESSAGE } from '@lensemble/contract/confirmation';
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
          title: 'Success!',
          description: 'Your email is confirmed. Please sign in.',
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
        title="This link has expired"
        actions={
          <Button asChild variant="primary">
            <Link to="/auth">Go to sign in</Link>
          </Button>
        }
      >
        <p>{DEAD_CONFIRMATION_LINK_MESSAGE}.</p>
      </MessageScreen>
    );
  }
  if (isChanged) return <Changed />;
  return (
    <MessageScreen
      icon={MailCheck}
      title="Confirm your email"
      actions={
        <Button variant="primary" pending={pending} onClick={() => void confirm()}>
          {pending ? 'Confirming...' : 'Confirm email'}
        </Button>
      }
    >
      <p>
        {isChange
          ? 'Confirm the new address of your account.'
          : 'Confirm your email to activate your account. Then sign in.'}
      </p>
    </MessageScreen>
  );
}

function Changed() {
  return (
    <MessageScreen
      key="changed"
      icon={MailCheck}
      title="Your email is changed"
      actions={
        <Button asChild variant="primary">
          {/* Loads the page, because its data has the old address. */}
          <a href={paths.profile.getHref()}>Go to your profile</a>
        </Button>
      }
    >
      <p>Use the new address to sign in.</p>
    </MessageScreen>
  );
}
