import { useElementScrollRestoration } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const OWN_WAYS = ['wheel', 'touchmove', 'keydown', 'mousedown'] as const;

/**
 * Goes to the place on the page that one had here before, once what was loading is there: the router has tried while there
 * was too little on the page. Whoever has begun to scroll meanwhile stays where they are.
 */
export function useScrollBack(isThere: boolean): void {
  const place = useElementScrollRestoration({ getElement: () => window });
  const [wasThereAtOnce] = useState(isThere);
  const hasMoved = useRef(false);
  useEffect(() => {
    const note = () => {
      hasMoved.current = true;
    };
    for (const type of OWN_WAYS) window.addEventListener(type, note, { passive: true });
    return () => {
      for (const type of OWN_WAYS) window.removeEventListener(type, note);
    };
  }, []);
  const goBack = useEffectEvent(() => {
    if (place && !hasMoved.current) window.scrollTo(place.scrollX, place.scrollY);
  });
  useLayoutEffect(() => {
    if (isThere && !wasThereAtOnce) goBack();
  }, [isThere, wasThereAtOnce]);
}
