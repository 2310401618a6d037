import { createFileRoute, useLocation } from '@tanstack/react-router';
import { setNewPassword } from '@/features/auth/api/passwords.ts';
import { AuthLayout } from '@/features/auth/components/auth-layout.tsx';
import { ForgotPassword } from '@/features/auth/components/forgot-password.tsx';
import { NewPassword } from '@/features/auth/components/new-password.tsx';
import { mailedToken, readToken } from '@/features/auth/lib/token-search.ts';

/** With a mailed token, it sets a new password; without one, it requests a reset link. */
export const Route = createFileRoute('/auth/reset')({
  validateSearch: readToken,
  component: Screen,
});

function Screen() {
  const fragment = useLocation({ select: ({ hash }) => hash });
  const token = mailedToken(Route.useSearch(), fragment);
  const navigate = Route.useNavigate();
  const askAgain = () => void navigate({ search: { token: undefined }, hash: '', replace: true });
  return (
    <AuthLayout>
      {token ? (
        <NewPassword
          save={(password, endFeeds) => setNewPassword(token, password, endFeeds)}
          onAskAgain={askAgain}
        />
      ) : (
        <ForgotPassword />
      )}
    </AuthLayout>
  );
}
