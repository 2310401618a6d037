import { createFileRoute } from '@tanstack/react-router';
import { AuthCallback } from '@/features/auth/components/auth-callback.tsx';
import { AuthLayout } from '@/features/auth/components/auth-layout.tsx';
import { HostedRecovery } from '@/features/auth/components/hosted-recovery.tsx';
import { callbackFragment } from '@/features/auth/lib/callback-fragment.ts';
import { isRecovery } from '@/features/auth/lib/provider-tokens.ts';
import { hostedIdentity } from '@/lib/hosted.ts';

export const Route = createFileRoute('/auth/callback')({
  // Named here, so that it is loaded (and the address cleaned) with the router and not with the screen.
  beforeLoad: () => ({ fragment: callbackFragment }),
  component: Screen,
});

function Screen() {
  const { fragment } = Route.useRouteContext();
  const query = Route.useSearch();
  return hostedIdentity() && isRecovery(fragment) ? (
    <AuthLayout>
      <HostedRecovery fragment={fragment} />
    </AuthLayout>
  ) : (
    <AuthCallback fragment={fragment} query={query} />
  );
}
