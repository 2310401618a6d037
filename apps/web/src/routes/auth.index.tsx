import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { AuthLayout } from '@/features/auth/components/auth-layout.tsx';
import { AuthScreen } from '@/features/auth/components/auth-screen.tsx';
import {
  type AuthSearch,
  readAuthSearch,
  withInvitation,
} from '@/features/auth/lib/auth-search.ts';
import { JoinInvitation } from '@/features/teams/components/join-invitation.tsx';
import { sessionUser } from '@/lib/session/auth-session.ts';

export const Route = createFileRoute('/auth/')({
  validateSearch: (query: Record<string, unknown>): AuthSearch => readAuthSearch(query),
  beforeLoad: async ({ search: query, location }) => {
    const search = withInvitation(query, location.hash);
    const user = await sessionUser();
    if (user && !search.inviteCode && !search.again)
      throw redirect({
        href: search.redirect ?? '/',
        reloadDocument: !!search.redirect,
        replace: true,
      });
    return { user };
  },
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  const { user } = Route.useRouteContext();
  const fragment = useLocation({ select: ({ hash }) => hash });
  const search = withInvitation(Route.useSearch(), fragment);
  return (
    <AuthLayout>
      {user && search.inviteCode ? (
        <JoinInvitation code={search.inviteCode} email={user.email} />
      ) : (
        <AuthScreen
          search={search}
          onSearch={(next) => void navigate({ search: next, replace: true })}
        />
      )}
    </AuthLayout>
  );
}
