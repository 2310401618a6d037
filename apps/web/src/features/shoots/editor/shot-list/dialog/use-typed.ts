import { useEffect, useEffectEvent, useRef, useState } from 'react';

const PAUSE_MS = 600;

interface Typed {
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: () => void;
}

/**
 * A text that is saved when typing pauses and when the field is left. `save` gets the text, and what was shown when typing
 * began or at the last save: others may have changed it since. It returns whether it took the text.
 */
export function useTyped(value: string, save: (text: string, before: string) => boolean): Typed {
  const [typed, setTyped] = useState<string | null>(null);
  const before = useRef(value);
  const commit = useEffectEvent(() => {
    if (typed === null || typed === before.current) return true;
    const isTaken = save(typed, before.current);
    if (isTaken) before.current = typed;
    return isTaken;
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(commit, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => void commit(), []);
  return {
    value: typed ?? value,
    onChange: ({ target }) => {
      if (typed === null) before.current = value;
      setTyped(target.value);
    },
    onBlur: () => {
      if (typed === null) return;
      const isTaken = typed === before.current || save(typed, before.current);
      if (isTaken) setTyped(null);
    },
  };
}
