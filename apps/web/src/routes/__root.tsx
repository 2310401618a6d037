import { createRootRoute, Outlet } from '@tanstack/react-router';
import { NotFoundPage } from '@/components/errors/not-found-page.tsx';
import { RouteProgress } from '@/components/route-progress.tsx';
import { Layers } from '@/components/ui/layers.tsx';
import { Toaster } from '@/components/ui/toaster.tsx';
import { TooltipProvider } from '@/components/ui/tooltip.tsx';

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFoundPage });

function Root() {
  return (
    <TooltipProvider>
      <RouteProgress />
      <Outlet />
      <Layers />
      <Toaster />
    </TooltipProvider>
  );
}
