import { signInWords } from '@lensemble/messages/web/sign-in';
import { useNavigate } from '@tanstack/react-router';
import { LogIn } from 'lucide-react';
import { Parts } from '@/components/parts.tsx';
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
      title={signInWords('continueTitle')}
      actions={
        <>
          <Button variant="primary" onClick={onContinue}>
            {signInWords('continue')}
          </Button>
          <Button variant="ghost" onClick={() => void navigate({ to: '/auth', replace: true })}>
            {signInWords('notNow')}
          </Button>
        </>
      }
    >
      <p>
        {email ? (
          <Parts
            of={signInWords.parts('linkSignsInAs', {
              email: <b className="wrap-anywhere font-semibold text-ink">{email}</b>,
            })}
          />
        ) : (
          signInWords('linkSignsIn')
        )}
      </p>
    </MessageScreen>
  );
}
