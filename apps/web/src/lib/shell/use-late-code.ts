import { useEffect, useEffectEvent, useState } from 'react';
import type { LateCode } from './late-code.ts';

/** Loads code once it is wanted. Undefined until it has loaded. */
export function useLateCode<Code>(
  { get, loaded }: LateCode<Code>,
  isWanted: boolean,
  onFailed: (error: unknown) => void,
): Code | undefined {
  const [code, setCode] = useState(loaded);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (isWanted) get().then((it) => setCode(() => it), fail);
  }, [isWanted, get]);
  return code;
}
