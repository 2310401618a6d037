import { useBlocker, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { hasUnsaved } from '@/lib/session/session-end.ts';

/** A navigation that waits for the user's decision. */
interface Leaving {
  readonly goOn: () => void;
  readonly stay: () => void;
}

/**
 * Holds navigations to other screens while `isHeld`. The address stays that of this screen until the user has decided.
 * Another press of Back while the question is open answers that the user stays.
 */
export function useLeaveQuestion(isHeld: boolean) {
  const { history } = useRouter();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const isRepeated = useRef(false);

  /** The browser is at the other entry already. The router returns from it, and the move is repeated on `goOn`. */
  const holdMove = () => {
    const steps = window.history.state.__TSR_index - history.location.state.__TSR_index;
    const repeat = () => {
      isRepeated.current = true;
      history.go(steps);
    };
    setLeaving({ goOn: repeat, stay: () => undefined });
  };

  useBlocker({
    enableBeforeUnload: hasUnsaved,
    shouldBlockFn: ({ action, current, next }) => {
      if (!isHeld || isRepeated.current || current.pathname === next.pathname) {
        isRepeated.current = false;
        return false;
      }
      if (action === 'PUSH' || action === 'REPLACE')
        return new Promise<boolean>((resolve) => {
          setLeaving({ goOn: () => resolve(false), stay: () => resolve(true) });
        });
      if (leaving) end('stay');
      else holdMove();
      return true;
    },
  });

  const end = (how: keyof Leaving) => {
    leaving?.[how]();
    setLeaving(null);
  };
  return { isAsking: leaving !== null, goOn: () => end('goOn'), stay: () => end('stay') };
}
