import { type ReactNode, useState } from 'react';
import { hasUnsaved } from '@/lib/session/session-end.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';

const Question = lazyDialog(() => import('./unsaved-gate-question.tsx'));

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
    question: answer && <Question onClose={() => give(false)} onDiscard={() => give(true)} />,
  };
}
