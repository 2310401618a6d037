import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Brand } from '../brand.tsx';

const NotFound = lazy(() => import('./not-found.tsx').then((file) => ({ default: file.NotFound })));

/** For a missing record, inside the shell. */
export function NotFoundHere() {
  return (
    <Suspense fallback={<div className="min-h-[60dvh]" />}>
      <NotFound />
    </Suspense>
  );
}

/** For an unknown address, without the shell, because the visitor may be signed out. */
export function NotFoundPage() {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <header className="p-4 md:px-8 md:py-5">
        <Link to="/" aria-label="Lensemble" className="inline-flex min-h-target items-center">
          <Brand />
        </Link>
      </header>
      <main className="grid content-center pb-16">
        <NotFoundHere />
      </main>
    </div>
  );
}
