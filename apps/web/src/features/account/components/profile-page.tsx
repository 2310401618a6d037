import type { User } from '@lensemble/contract/auth';
import { useQuery } from '@tanstack/react-query';
import { ErrorCard } from '@/components/error-card.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { sentenceOf } from '@/lib/api.ts';
import { profileQuery } from '../api/get-profile.ts';
import { teamsQuery } from '../api/list-teams.ts';
import { PersonalInformation } from './personal-information.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { Section } from './section.tsx';
import { TeamList } from './team-list.tsx';

export function ProfilePage({ user }: { user: User }) {
  return (
    <>
      <PageHeader title="Profile" subtitle="You, and the team you shoot with." />
      <ProfileContent user={user} />
    </>
  );
}

function ProfileContent({ user }: { user: User }) {
  const profile = useQuery(profileQuery);
  const teams = useQuery(teamsQuery);
  const failed = profile.error ?? teams.error;
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
        <TeamList teams={teams.data} />
      </div>
      <TeamActions />
    </div>
  );
}

/** Says plainly what is to come, instead of buttons that do nothing. */
function TeamActions() {
  return (
    <Section title="Team actions" id="team-actions">
      <p className="mb-4 text-ink-2">
        Creating a team, joining one with an invite code, switching between teams and inviting your
        crew will be done here.
      </p>
      <Badge variant="accent">Team actions open soon</Badge>
    </Section>
  );
}
