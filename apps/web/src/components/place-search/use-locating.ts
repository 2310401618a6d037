import type { LocatedPlace, Prediction } from '@lensemble/contract/places';
import { useRef, useState } from 'react';
import { placeFailure, whereIs } from '@/lib/places/places.ts';

type Place = Pick<Prediction, 'placeId'>;

export interface Locating {
  readonly step: 'idle' | 'locating' | 'failed';
  readonly reason?: string;
  readonly retry?: () => void;
}

const IDLE: Locating = { step: 'idle' };

interface Listeners {
  readonly onLocated: (place: LocatedPlace) => void;
  /**
   * Receives each attempt, so that saving can wait for it. It never rejects: it resolves to the reason of a failure.
   */
  readonly onStart: (attempt: Promise<string | undefined>) => void;
}

/** Looks up the location of the chosen place until another place is chosen or `cancel` is called. */
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
