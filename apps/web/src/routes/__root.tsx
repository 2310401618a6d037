import { createRootRoute, Outlet } from '@tanstack/react-router';
import { NotFoundPage } from '@/components/errors/not-found-page.tsx';
import { RouteProgress } from '@/components/route-progress.tsx';
import { Layers } from '@/components/ui/layers.tsx';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';

/** Not part of the first screen. A toast that is earlier waits for it. */
const Toaster = lazyPart(() => import('@/components/ui/toaster.tsx'));

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFoundPage });

function Root() {
  return (
    <>
      <RouteProgress />
      <Outlet />
      <Layers />
      <Toaster />
    </>
  );
}
