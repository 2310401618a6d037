import { signInAgainWords } from '@lensemble/messages/web/sign-in-again';
import { type ReactNode, useEffect, useState } from 'react';
import { onSignInNeeded, signInAnswered } from '@/lib/session/recent-sign-in.ts';
import { onSessionEnd, sessionEndAnswered } from '@/lib/session/session-end.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { toast } from '@/lib/shell/toast.ts';

const SignInAgain = lazyDialog(() => import('./sign-in-again.tsx'));

const words = {
  ended: {
    title: signInAgainWords('ended'),
    description: signInAgainWords('endedText'),
  },
  needed: {
    title: signInAgainWords('needed'),
    description: signInAgainWords('neededText'),
  },
} as const;

/** The dialog to sign in again: after the session has ended, and before a call that needs a recent sign-in. */
export function useSignInAgain(email: string): ReactNode {
  const [reason, setReason] = useState<keyof typeof words | null>(null);
  useEffect(() => onSessionEnd(() => setReason('ended')), []);
  useEffect(() => onSignInNeeded(() => setReason('needed')), []);
  if (!reason) return null;
  const close = (isSignedIn: boolean) => {
    setReason(null);
    // One reason may have replaced the other while the dialog was open.
    signInAnswered(isSignedIn);
    sessionEndAnswered();
    if (!isSignedIn || reason === 'needed') return;
    toast({
      title: signInAgainWords('signedInAgain'),
      description: signInAgainWords('saveAgain'),
    });
  };
  return (
    <SignInAgain
      email={email}
      {...words[reason]}
      onSignedIn={() => close(true)}
      onClose={() => close(false)}
    />
  );
}
