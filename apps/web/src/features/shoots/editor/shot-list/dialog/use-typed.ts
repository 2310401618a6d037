import { useEffect, useEffectEvent, useRef, useState } from 'react';

const PAUSE_MS = 600;

interface Field {
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: () => void;
}

/** The props of the field, and what saves its text at once. */
type Typed = readonly [field: Field, flush: () => void];

/**
 * A text that is saved when typing pauses and when the field is left. `save` gets the text, and what was shown when typing
 * began or at the last save: others may have changed it since. It returns whether it took the text.
 */
export function useTyped(value: string, save: (text: string, before: string) => boolean): Typed {
  const [typed, setTyped] = useState<string | null>(null);
  const before = useRef(value);
  const flush = () => {
    if (typed === null || typed === before.current) return true;
    const isTaken = save(typed, before.current);
    if (isTaken) before.current = typed;
    return isTaken;
  };
  const commit = useEffectEvent(flush);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(commit, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => void commit(), []);
  const field = {
    value: typed ?? value,
    onChange: ({ target }: Parameters<Field['onChange']>[0]) => {
      if (typed === null) before.current = value;
      setTyped(target.value);
    },
    onBlur: () => {
      if (flush()) setTyped(null);
    },
  };
  return [field, flush];
}
