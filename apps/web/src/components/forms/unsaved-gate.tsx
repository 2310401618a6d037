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
        description="What you changed on this screen is not saved yet, and is lost if you go on."
        onKeep={() => give(false)}
        onDiscard={() => give(true)}
      />
    ),
  };
}
