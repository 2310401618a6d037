import { confirmationWords } from '@lensemble/messages/web/email-confirmation';
import { MailCheck } from 'lucide-react';
import { Parts } from '@/components/parts.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { sendConfirmationAgain } from '../api/confirmation.ts';
import { usePending } from '../hooks/use-pending.ts';
import { reasonOf } from '../lib/refusal.ts';
import { MessageScreen } from './message-screen.tsx';

interface ConfirmationNeededProps {
  email: string;
  onSignIn: () => void;
}

export function ConfirmationNeeded({ email, onSignIn }: ConfirmationNeededProps) {
  const [pending, run] = usePending();
  const again = () =>
    run(async () => {
      try {
        await sendConfirmationAgain(email);
        toast({
          title: confirmationWords('sentAgain'),
          description: confirmationWords('checkInbox'),
        });
      } catch (error) {
        toastError(reasonOf(error), confirmationWords('notSent'));
      }
    });
  return (
    <MessageScreen
      icon={MailCheck}
      title={confirmationWords('checkEmail')}
      actions={
        <>
          <Button variant="primary" onClick={onSignIn}>
            {confirmationWords('goToSignIn')}
          </Button>
          <Button pending={pending} onClick={() => void again()}>
            {pending ? confirmationWords('sending') : confirmationWords('sendAgain')}
          </Button>
        </>
      }
    >
      <p>
        <Parts
          of={confirmationWords.parts('openLink', {
            email: <b className="wrap-anywhere font-semibold text-ink">{email}</b>,
          })}
        />
      </p>
      <p>{confirmationWords('noEmail')}</p>
    </MessageScreen>
  );
}
