import type { LocatedPlace, Prediction } from '@lensemble/contract/places';
import { useRef, useState } from 'react';
import { placeFailure, whereIs } from '@/lib/places.ts';

type Place = Pick<Prediction, 'placeId'>;

export interface Locating {
  readonly step: 'idle' | 'locating' | 'failed';
  readonly reason?: string;
  readonly retry?: () => void;
}

const IDLE: Locating = { step: 'idle' };

interface Listeners {
  readonly onLocated: (place: LocatedPlace) => void;
  /** Gets each attempt, for which who saves meanwhile waits: it never rejects, and resolves to why it failed, if so. */
  readonly onStart: (attempt: Promise<string | undefined>) => void;
}

/** Asks where a chosen place is, until another one is chosen or nobody wants to know any more. */
export function useLocating({ onLocated, onStart }: Listeners) {
  const [state, setState] = useState(IDLE);
  const latest = useRef(0);

  const ask = async (place: Place, session: string): Promise<string | undefined> => {
    latest.current += 1;
    const own = latest.current;
    setState({ step: 'locating' });
    try {
      const located = await whereIs(place, session);
      if (own !== latest.current) return undefined;
      setState(IDLE);
      onLocated(located);
      return undefined;
    } catch (error) {
      if (own !== latest.current) return undefined;
      const reason = placeFailure(error);
      setState({ step: 'failed', reason, retry: () => locate(place, session) });
      return reason;
    }
  };
  const locate = (place: Place, session: string) => onStart(ask(place, session));
  const cancel = () => {
    latest.current += 1;
    setState(IDLE);
  };
  return { state, locate, cancel };
}
