import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '@/features/account/components/profile-page.tsx';
import { CalendarFeeds } from '@/features/calendar-feeds/components/calendar-feeds.tsx';
import { ConsentWording } from '@/features/consent-wording/components/consent-wording.tsx';
import { NotificationSettings } from '@/features/notifications/settings/notification-settings.tsx';
import { TeamData } from '@/features/team-data/components/team-data.tsx';
import { DeleteTeam } from '@/features/teams/components/delete-team.tsx';
import { TeamActions } from '@/features/teams/components/team-actions.tsx';
import { TeamManagement } from '@/features/teams/components/team-management.tsx';
import { activeTeam, teamsQuery } from '@/lib/teams/teams.ts';

export const Route = createFileRoute('/_app/profile')({ component: Screen });

function Screen() {
  const { user } = Route.useRouteContext();
  const { data: teams = [] } = useQuery(teamsQuery);
  const team = activeTeam(teams);
  return (
    <ProfilePage
      user={user}
      notifications={<NotificationSettings />}
      teamManagement={team && <TeamManagement team={team} userId={user.id} />}
      calendarFeeds={team && <CalendarFeeds key={team.id} team={team} />}
      consentWording={team && <ConsentWording key={team.id} team={team} />}
      teamData={team && <TeamData team={team} />}
      teamActions={team && <TeamActions team={team} />}
      deleteTeam={team && <DeleteTeam team={team} teams={teams} />}
    />
  );
}
