import { signUpWords } from '@lensemble/messages/web/sign-up';
import { DoorClosed } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { MessageScreen } from './message-screen.tsx';

export function SignUpsClosed({ onSignIn }: { onSignIn: () => void }) {
  return (
    <MessageScreen
      icon={DoorClosed}
      title={signUpWords('closedTitle')}
      actions={
        <Button variant="primary" onClick={onSignIn}>
          {signUpWords('goToSignIn')}
        </Button>
      }
    >
      <p>{signUpWords('closedText')}</p>
    </MessageScreen>
  );
}
