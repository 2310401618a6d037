import { useNavigate } from '@tanstack/react-router';
import { LogIn } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { MessageScreen } from './message-screen.tsx';

interface UnaskedArrivalProps {
  /** Undefined if the token contains no address. */
  email: string | undefined;
  onContinue: () => void;
}

/**
 * Asks before a link signs in a visitor who did not start the sign-in here. An attacker could send a link to the
 * attacker's own account, to see what the visitor enters.
 */
export function UnaskedArrival({ email, onContinue }: UnaskedArrivalProps) {
  const navigate = useNavigate();
  return (
    <MessageScreen
      icon={LogIn}
      title="Continue with this account?"
      actions={
        <>
          <Button variant="primary" onClick={onContinue}>
            Continue
          </Button>
          <Button variant="ghost" onClick={() => void navigate({ to: '/auth', replace: true })}>
            Not now
          </Button>
        </>
      }
    >
      <p>
        This link signs you in
        {email && (
          <>
            {' '}
            as <b className="wrap-anywhere font-semibold text-ink">{email}</b>
          </>
        )}
        . If this is not your account, do not continue.
      </p>
    </MessageScreen>
  );
}
