import { lazy } from 'react';

/** The engines as they are to be loaded; made anew for another try, since a load that failed stays so. */
export function makeEngines() {
  return {
    own: lazy(() => import('./own/own-map.tsx')),
    google: lazy(() => import('./google/google-map.tsx')),
  };
}
