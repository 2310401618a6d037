import { lazy, Suspense } from 'react';

const load = () => import('./not-found.tsx');
const NotFound = lazy(async () => ({ default: (await load()).NotFound }));
const Whole = lazy(async () => ({ default: (await load()).NotFoundAlone }));

/** For a missing record, inside the shell. */
export const NotFoundHere = () => (
  <Suspense fallback={<div className="min-h-[60dvh]" />}>
    <NotFound />
  </Suspense>
);

/** For an unknown address, without the shell, because the visitor may be signed out. */
export const NotFoundPage = () => (
  <Suspense fallback={null}>
    <Whole />
  </Suspense>
);
