import type { LocatedPlace, Prediction } from '@lensemble/contract/places';
import { useRef, useState } from 'react';
import { placeFailure, whereIs } from '@/lib/places.ts';

export interface Locating {
  readonly step: 'idle' | 'locating' | 'failed';
  readonly reason?: string;
  readonly retry?: () => void;
}

const IDLE: Locating = { step: 'idle' };

interface Listeners {
  readonly onLocated: (place: LocatedPlace) => void;
  /** Gets each attempt, which never rejects: who saves meanwhile waits for it. */
  readonly onStart: (attempt: Promise<void>) => void;
}

/** Asks where a chosen place is, until another one is chosen or nobody wants to know any more. */
export function useLocating({ onLocated, onStart }: Listeners) {
  const [state, setState] = useState(IDLE);
  const latest = useRef(0);

  const ask = async (place: Prediction, session: string): Promise<void> => {
    latest.current += 1;
    const own = latest.current;
    setState({ step: 'locating' });
    try {
      const located = await whereIs(place, session);
      if (own !== latest.current) return;
      setState(IDLE);
      onLocated(located);
    } catch (error) {
      if (own !== latest.current) return;
      const retry = () => locate(place, session);
      setState({ step: 'failed', reason: placeFailure(error), retry });
    }
  };
  const locate = (place: Prediction, session: string) => onStart(ask(place, session));
  const cancel = () => {
    latest.current += 1;
    setState(IDLE);
  };
  return { state, locate, cancel };
}
