import { uiWords } from '@lensemble/messages/web/ui';
import { useRouterState } from '@tanstack/react-router';

export function RouteProgress() {
  const loading = useRouterState({ select: (state) => state.isLoading });
  if (!loading) return null;
  return (
    <div
      role="progressbar"
      aria-label={uiWords('routeLoading')}
      className="fixed inset-x-0 top-0 z-60 h-0.5 overflow-hidden"
    >
      <div className="beam h-full -translate-x-full animate-[route-progress_8s_var(--ease-stage)_120ms_forwards]" />
    </div>
  );
}
