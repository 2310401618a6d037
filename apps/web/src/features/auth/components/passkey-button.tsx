import type { User } from '@lensemble/contract/auth';
import { secondStepWords } from '@lensemble/messages/web/second-step';
import { signInWords } from '@lensemble/messages/web/sign-in';
import { Fingerprint, Lightbulb } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { sentenceOf } from '@/lib/calls/api.ts';
import { NoPasskeyError, passkeysWork } from '@/lib/session/passkeys.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { signInWithPasskey } from '../api/sign-in-with-passkey.ts';
import { usePending } from '../hooks/use-pending.ts';
import { isUnconfirmed, toastUnconfirmed } from '../lib/refusal.ts';

interface PasskeyButtonProps {
  label: string;
  onSignedIn: (user: User) => Promise<void>;
}

/** Signs in with a passkey. Renders nothing where the browser cannot. */
export function PasskeyButton({ label, onSignedIn }: PasskeyButtonProps) {
  const [pending, run] = usePending();
  if (!passkeysWork()) return null;
  const signIn = async () => {
    try {
      await onSignedIn(await signInWithPasskey());
    } catch (error) {
      if (error instanceof NoPasskeyError)
        toast({ title: secondStepWords('noPasskey'), icon: Lightbulb });
      else if (isUnconfirmed(error)) toastUnconfirmed();
      else toastError(sentenceOf(error, secondStepWords('passkeyFailed')), signInWords('failed'));
    }
  };
  return (
    <Button className="h-target w-full" pending={pending} onClick={() => void run(signIn)}>
      {!pending && <Fingerprint aria-hidden />}
      {label}
    </Button>
  );
}
