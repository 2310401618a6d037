import { createFileRoute } from '@tanstack/react-router';
import { AuthLayout } from '@/features/auth/components/auth-layout.tsx';
import { ConfirmAddress } from '@/features/auth/components/confirm-address.tsx';
import { readToken } from '@/features/auth/lib/token-search.ts';

export const Route = createFileRoute('/auth/confirm')({
  validateSearch: readToken,
  component: Screen,
});

function Screen() {
  const { token } = Route.useSearch();
  return (
    <AuthLayout>
      <ConfirmAddress token={token} />
    </AuthLayout>
  );
}
