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

/** The target of the link in a confirmation email. It waits for a click, because email scanners open links. */
export function ConfirmAddress({ token }: { token: string | undefined }) {
  const [isDead, setIsDead] = useState(token === undefined);
  const [pending, run] = usePending();
  const confirm = () =>
    run(async () => {
      try {
        await confirmAddress(token ?? '');
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
      <p>Confirm your email to activate your account. Then sign in.</p>
    </MessageScreen>
  );
}
