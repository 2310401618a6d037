import { MailCheck } from 'lucide-react';
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
        toast({ title: 'Sent again', description: 'Please check your inbox in a minute.' });
      } catch (error) {
        toastError(reasonOf(error), 'Not sent');
      }
    });
  return (
    <MessageScreen
      icon={MailCheck}
      title="Check your email"
      actions={
        <>
          <Button variant="primary" onClick={onSignIn}>
            Go to sign in
          </Button>
          <Button pending={pending} onClick={() => void again()}>
            {pending ? 'Sending...' : 'Send it again'}
          </Button>
        </>
      }
    >
      <p>
        Open the link in the email to{' '}
        <b className="wrap-anywhere font-semibold text-ink">{email}</b>, then sign in.
      </p>
      <p>No email? Check your spam folder, or send it again.</p>
    </MessageScreen>
  );
}
