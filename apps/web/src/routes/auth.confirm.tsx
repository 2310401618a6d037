import { createFileRoute, useLocation } from '@tanstack/react-router';
import { AuthLayout } from '@/features/auth/components/auth-layout.tsx';
import { ConfirmAddress } from '@/features/auth/components/confirm-address.tsx';
import { mailedToken, readToken } from '@/features/auth/lib/token-search.ts';

export const Route = createFileRoute('/auth/confirm')({
  validateSearch: readToken,
  component: Screen,
});

function Screen() {
  const fragment = useLocation({ select: ({ hash }) => hash });
  const token = mailedToken(Route.useSearch(), fragment);
  return (
    <AuthLayout>
      <ConfirmAddress
        token={token}
        isChange={new URLSearchParams(fragment).get('change') === 'true'}
      />
    </AuthLayout>
  );
}
