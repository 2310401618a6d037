import { deviceWords } from '@lensemble/messages/web/device';
import { shellWords } from '@lensemble/messages/web/shell';
import { useEffect, useEffectEvent, useState } from 'react';
import { letGoOfDays } from '@/lib/day/day-clients.ts';
import { readWaiting, type Waiting } from '@/lib/device/waiting.ts';
import { useAuth } from '@/lib/session/auth.tsx';
import { hasUnsaved } from '@/lib/session/session-end.ts';
import { timely } from '@/lib/session/timely.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { keepLeaving } from './leaving-mark.ts';
import { SignOutQuestion } from './sign-out-question.tsx';
import { UnsentQuestion } from './unsent-question.tsx';

type Step = 'leaving' | 'unsaved' | 'unknown' | readonly Waiting[];

/** A device that takes longer may have changes that are not sent. */
const READ_MS = 3_000;

/** Asks about what signing out would lose, on this device first and then on this screen. Then it signs out. */
export default function SignOutSteps({ onClose }: { onClose: () => void }) {
  const { user, signOut } = useAuth();
  const [step, setStep] = useState<Step>('leaving');
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    if (isLeaving) return;
    setLeaving(true);
    // Success loads another page.
    signOut().catch(() => {
      onClose();
      toastError(shellWords('notSignedOut'));
    });
  };
  const leaveOrAsk = () => (hasUnsaved() ? setStep('unsaved') : leave());
  const discard = () => {
    letGoOfDays();
    leaveOrAsk();
  };
  const start = useEffectEvent(async () => {
    // From here on, a reload does not sign out.
    keepLeaving(false);
    if (!user) return leaveOrAsk();
    // A browser that stores nothing has nothing to send.
    const unsent = await timely(
      readWaiting(user.id).catch(() => []),
      READ_MS,
    );
    if (!unsent) setStep('unknown');
    else if (unsent.length > 0) setStep(unsent);
    else leaveOrAsk();
  });
  useEffect(() => void start(), []);
  if (!user || step === 'leaving') return null;
  if (step === 'unknown')
    return (
      <SignOutQuestion
        pending={isLeaving}
        title={deviceWords('unknownUnsent')}
        text={deviceWords('unknownUnsentText')}
        onClose={onClose}
        onConfirm={discard}
      />
    );
  if (step === 'unsaved')
    return <SignOutQuestion pending={isLeaving} onClose={onClose} onConfirm={leave} />;
  return (
    <UnsentQuestion
      account={user.id}
      unsent={step}
      pending={isLeaving}
      onClose={onClose}
      onSent={leaveOrAsk}
      onDiscard={discard}
    />
  );
}
