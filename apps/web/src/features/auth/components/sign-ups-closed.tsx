import { SIGN_UPS_CLOSED_MESSAGE } from '@lensemble/contract/sign-ups';
import { DoorClosed } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { MessageScreen } from './message-screen.tsx';

export function SignUpsClosed({ onSignIn }: { onSignIn: () => void }) {
  return (
    <MessageScreen
      icon={DoorClosed}
      title="Sign-up is closed"
      actions={
        <Button variant="primary" onClick={onSignIn}>
          Go to sign in
        </Button>
      }
    >
      <p>{SIGN_UPS_CLOSED_MESSAGE}. If you already have one, sign in.</p>
    </MessageScreen>
  );
}
