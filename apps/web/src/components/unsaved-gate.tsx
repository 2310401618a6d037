import type { ReactNode } from 'react';
import { useState } from 'react';
import { hasUnsaved } from '@/lib/session-end.ts';
import { UnsavedQuestion } from './unsaved-changes.tsx';

interface UnsavedGate {
  /** Asks where something typed would be lost. Resolves to whether to go on. */
  ask: () => Promise<boolean>;
  /** Stands somewhere in what is rendered. */
  question: ReactNode;
}

/** For what gives up the whole screen without leaving its address, as switching to another team. */
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
