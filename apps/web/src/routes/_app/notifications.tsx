import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '@/features/notifications/notifications-page.tsx';
import { useSwitchTeam } from '@/features/teams/api/switch-team.ts';

export const Route = createFileRoute('/_app/notifications')({ component: Screen });

function Screen() {
  const { open }: { open?: unknown } = Route.useSearch();
  const { mutateAsync } = useSwitchTeam();
  return (
    <NotificationsPage
      open={typeof open === 'string' ? open : undefined}
      switchTeam={(id) => mutateAsync({ id })}
    />
  );
}
