import { useElementScrollRestoration } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const OWN_WAYS = ['wheel', 'touchmove', 'keydown', 'mousedown'] as const;

/**
 * Restores the scroll position after the content has loaded: the router restores it too early, on a page that is
 * still short. Does nothing if the user has scrolled, pressed a key or a mouse button meanwhile.
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
