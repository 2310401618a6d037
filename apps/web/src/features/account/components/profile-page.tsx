import type { User } from '@lensemble/contract/auth';
import { accountWords } from '@lensemble/messages/web/account';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorCard } from '@/components/errors/error-card.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { sentenceOf } from '@/lib/calls/api.ts';
import { hostedIdentity } from '@/lib/session/boot.ts';
import { teamsQuery } from '@/lib/teams/teams.ts';
import { nameQuery } from '../api/get-name.ts';
import { profileQuery } from '../api/get-profile.ts';
import { SignInSecurity } from '../security/components/sign-in-security.tsx';
import { DangerZone } from './danger-zone.tsx';
import { GoogleConnection } from './google-connection.tsx';
import { HostedPassword } from './hosted-password.tsx';
import { LanguageSection } from './language-section.tsx';
import { OperatorLink } from './operator-link.tsx';
import { OwnData } from './own-data.tsx';
import { OwnLogins } from './own-logins.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { SessionList } from './session-list.tsx';

interface ProfilePageProps {
  user: User;
  notifications: ReactNode;
  teamManagement: ReactNode;
  calendarFeeds: ReactNode;
  consentWording: ReactNode;
  teamData: ReactNode;
  teamActions: ReactNode;
  deleteTeam: ReactNode;
}

const noNames = { firstName: '', lastName: '' };

export function ProfilePage(props: ProfilePageProps) {
  return (
    <>
      <PageHeader title={accountWords('title')} subtitle={accountWords('subtitle')} />
      <ProfileContent {...props} />
    </>
  );
}

function ProfileContent({
  user,
  notifications,
  teamManagement,
  calendarFeeds,
  consentWording,
  teamData,
  teamActions,
  deleteTeam,
}: ProfilePageProps) {
  const profile = useQuery(profileQuery);
  const teams = useQuery(teamsQuery);
  // Without a profile, start with the name of the account.
  const told = useQuery({ ...nameQuery, enabled: profile.data === null });
  const failed = (profile.data === undefined && profile.error) || (!teams.data && teams.error);
  if (failed) {
    return (
      <ErrorCard
        error={failed}
        title={accountWords('notLoaded')}
        retrying={profile.isFetching || teams.isFetching}
        onRetry={() => {
          if (profile.error) void profile.refetch();
          if (teams.error) void teams.refetch();
        }}
      >
        {sentenceOf(failed, accountWords('checkNetwork'))}
      </ErrorCard>
    );
  }
  const names = profile.data ?? (told.error ? noNames : told.data);
  if (profile.data === undefined || !names || teams.data === undefined) return <ProfileSkeleton />;
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:gap-6 xl:grid-cols-[minmax(0,1fr)_24.5rem]">
      <div className="grid min-w-0 grid-cols-1 gap-5 md:gap-6">
        <PersonalInformation user={user} profile={profile.data} names={names} />
        {teamManagement}
        <LanguageSection />
        {notifications}
        {calendarFeeds}
        {consentWording}
        {teamData}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5 md:gap-6">
        {teamActions}
        {hostedIdentity() ? <HostedPassword /> : <OwnLogins email={user.email} />}
        {!hostedIdentity() && <SignInSecurity />}
        <GoogleConnection />
        <SessionList />
        <OwnData />
        <OperatorLink />
        <DangerZone email={user.email}>{deleteTeam}</DangerZone>
      </div>
    </div>
  );
}
