import type { User } from '@lensemble/contract/auth';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorCard } from '@/components/error-card.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { sentenceOf } from '@/lib/api.ts';
import { teamsQuery } from '@/lib/teams.ts';
import { profileQuery } from '../api/get-profile.ts';
import { ChangePassword } from './change-password.tsx';
import { DangerZone } from './danger-zone.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { SessionList } from './session-list.tsx';

interface ProfilePageProps {
  user: User;
  /** What the page says about one's team; shown once the teams are known. */
  teamManagement: ReactNode;
  teamActions: ReactNode;
  deleteTeam: ReactNode;
}

export function ProfilePage(props: ProfilePageProps) {
  return (
    <>
      <PageHeader title="Profile" subtitle="You, and the team you shoot with." />
      <ProfileContent {...props} />
    </>
  );
}

function ProfileContent({ user, teamManagement, teamActions, deleteTeam }: ProfilePageProps) {
  const profile = useQuery(profileQuery);
  const teams = useQuery(teamsQuery);
  const failed = (profile.data === undefined && profile.error) || (!teams.data && teams.error);
  if (failed) {
    return (
      <ErrorCard
        title="Your profile did not load"
        retrying={profile.isFetching || teams.isFetching}
        onRetry={() => {
          if (profile.error) void profile.refetch();
          if (teams.error) void teams.refetch();
        }}
      >
        {sentenceOf(failed, 'Please check the network and try again.')}
      </ErrorCard>
    );
  }
  if (profile.data === undefined || teams.data === undefined) return <ProfileSkeleton />;
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:gap-6 xl:grid-cols-[minmax(0,1fr)_24.5rem]">
      <div className="grid min-w-0 grid-cols-1 gap-5 md:gap-6">
        <PersonalInformation user={user} profile={profile.data} />
        {teamManagement}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5 md:gap-6">
        {teamActions}
        <ChangePassword email={user.email} />
        <SessionList />
        <DangerZone email={user.email}>{deleteTeam}</DangerZone>
      </div>
    </div>
  );
}
