import { type ReactNode, useState } from 'react';
import { hasUnsaved } from '@/lib/session/session-end.ts';
import { UnsavedQuestion } from './unsaved-changes.tsx';

interface UnsavedGate {
  /** Asks if there are unsaved changes. Resolves to whether to continue. */
  ask: () => Promise<boolean>;
  /** Render this anywhere in the component. */
  question: ReactNode;
}

/** For actions that discard the screen without navigation, e.g. switching teams. */
export function useUnsavedGate(): UnsavedGate {
  const [answer, setAnswer] = useState<((goOn: boolean) => void) | null>(null);
  const ask = () => {
    if (!hasUnsaved()) return Promise.resolve(true);
    return new Promise<boolean>((resolve) => setAnswer(() => resolve));
  };
  const give = (goOn: boolean) => {
    setAnswer(null);
    answer?.(goOn);
  };
  return {
    ask,
    question: (
      <UnsavedQuestion
        open={answer !== null}
        description="Your changes on this screen are not saved yet. They will be lost if you continue."
        onKeep={() => give(false)}
        onDiscard={() => give(true)}
      />
    ),
  };
}
