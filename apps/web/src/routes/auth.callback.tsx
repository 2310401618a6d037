import { createFileRoute } from '@tanstack/react-router';
import { AuthCallback } from '@/features/auth/components/auth-callback.tsx';
import { AuthLayout } from '@/features/auth/components/auth-layout.tsx';
import { HostedRecovery } from '@/features/auth/components/hosted-recovery.tsx';
import { callbackFragment } from '@/features/auth/lib/callback-fragment.ts';
import { isRecovery } from '@/features/auth/lib/provider-tokens.ts';
import { hostedIdentity } from '@/lib/session/boot.ts';

export const Route = createFileRoute('/auth/callback')({
  // Imported here, so that the fragment is removed when the router loads, before the screen does.
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
