import { createFileRoute, redirect } from '@tanstack/react-router';
import { AuthScreen } from '@/features/auth/components/auth-screen.tsx';
import type { AuthSearch } from '@/features/auth/lib/auth-search.ts';
import { readAuthSearch } from '@/features/auth/lib/auth-search.ts';
import { sessionUser } from '@/lib/auth-session.ts';

export const Route = createFileRoute('/auth/')({
  validateSearch: (query: Record<string, unknown>): AuthSearch => readAuthSearch(query),
  beforeLoad: async ({ search }) => {
    if (await sessionUser()) throw redirect({ href: search.redirect ?? '/', replace: true });
  },
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AuthScreen
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
