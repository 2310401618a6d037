import { createFileRoute } from '@tanstack/react-router';
import { AuthCallback } from '@/features/auth/components/auth-callback.tsx';
import { callbackFragment } from '@/features/auth/lib/callback-fragment.ts';

export const Route = createFileRoute('/auth/callback')({
  // Named here, so that it is loaded (and the address cleaned) with the router and not with the screen.
  beforeLoad: () => ({ fragment: callbackFragment }),
  component: Screen,
});

function Screen() {
  const { fragment } = Route.useRouteContext();
  return <AuthCallback fragment={fragment} />;
}
