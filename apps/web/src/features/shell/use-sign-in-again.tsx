import { type ReactNode, useEffect, useState } from 'react';
import { onSignInNeeded, signInAnswered } from '@/lib/session/recent-sign-in.ts';
import { onSessionEnd, sessionEndAnswered } from '@/lib/session/session-end.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import type { SignInReason } from './sign-in-again.tsx';

const SignInAgain = lazyDialog(() => import('./sign-in-again.tsx'));

/** The dialog to sign in again: after the session has ended, and before a call that needs a recent sign-in. */
export function useSignInAgain(email: string): ReactNode {
  const [reason, setReason] = useState<SignInReason | null>(null);
  useEffect(() => onSessionEnd(() => setReason('ended')), []);
  useEffect(() => onSignInNeeded(() => setReason('needed')), []);
  if (!reason) return null;
  const close = (isSignedIn: boolean) => {
    setReason(null);
    // One reason may have replaced the other while the dialog was open.
    signInAnswered(isSignedIn);
    sessionEndAnswered();
  };
  return (
    <SignInAgain
      email={email}
      reason={reason}
      onSignedIn={() => close(true)}
      onClose={() => close(false)}
    />
  );
}
