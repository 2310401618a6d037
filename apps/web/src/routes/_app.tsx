import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { profileQuery } from '@/features/account/api/get-profile.ts';
import { ItemDialogsHost } from '@/features/catalogues/item-dialogs.tsx';
import { usePalette } from '@/features/palette/hooks/use-palette.ts';
import { Palette } from '@/features/palette/palette.tsx';
import { Shell } from '@/features/shell/shell.tsx';
import { useTeamTools } from '@/features/teams/hooks/use-team-tools.tsx';
import { sessionUser } from '@/lib/session/auth-session.ts';
import { landingPage } from '@/lib/session/landing.ts';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { useShownTeamKey } from '@/lib/teams/shown-team.ts';
import { teamsQuery } from '@/lib/teams/teams.ts';
import { displayName } from '@/lib/words/names.ts';

/** Not part of the first screen: what changes until then is in the revision of the page. */
const LiveUpdates = lazyPart(() => import('@/features/shoots/components/live-updates.tsx'));

/** The layout for signed-in users. Visitors sign in first and then return. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ location, preload }) => {
    const user = await sessionUser();
    if (user) return { user };
    // Hovering over a link preloads it, which must not leave the page.
    if (location.pathname === '/' && !preload) await landingPage();
    throw redirect({ to: '/auth', search: { redirect: location.href }, replace: true });
  },
  component: AppLayout,
});

function AppLayout() {
  const { user } = Route.useRouteContext();
  const { data: profile } = useQuery(profileQuery);
  const { data: teams = [] } = useQuery(teamsQuery);
  // Reads the cache only; the screens that need the list load it.
  const { data: shoots } = useQuery({ ...listShootsQuery, enabled: false });
  const palette = usePalette();
  const { dialogs: teamDialogs, ...teamTools } = useTeamTools();
  const teamKey = useShownTeamKey();
  const data = {
    email: user.email,
    name: displayName(user.email, profile),
    avatarUrl: profile?.avatarUrl ?? null,
    teams,
    teamTools,
    shootCount: shoots?.length ?? teams.find(({ isActive }) => isActive)?.shootCount,
  };
  return (
    <Shell data={data} onSearch={palette.open}>
      <ItemDialogsHost key={teamKey}>
        <Outlet />
        <Palette palette={palette} />
      </ItemDialogsHost>
      {teamDialogs}
      <LiveUpdates />
    </Shell>
  );
}
