import type { Team } from '@lensemble/contract/teams';
import { calendarFeedWords } from '@lensemble/messages/web/calendar-feeds';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { ProfileSection } from '@/components/profile-section.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { feedsQuery } from '../api/get-feeds.ts';
import { FeedAddress } from './feed-address.tsx';
import { HowToSubscribe } from './how-to-subscribe.tsx';

export function CalendarFeeds({ team }: { team: Pick<Team, 'id' | 'name'> }) {
  return (
    <ProfileSection title={calendarFeedWords('title')}>
      <p className="-mt-2 mb-4 text-ink-2">{calendarFeedWords('about')}</p>
      <Feeds team={team} />
    </ProfileSection>
  );
}

function Feeds({ team }: { team: Pick<Team, 'id' | 'name'> }) {
  const { data: feeds, error, isFetching, refetch } = useQuery(feedsQuery(team.id));
  if (error && !feeds) {
    return (
      <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
        {calendarFeedWords('notLoaded')}
      </LoadFailure>
    );
  }
  if (!feeds) return <FeedsSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <FeedAddress
        teamId={team.id}
        kind="person"
        label={calendarFeedWords('ownShoots')}
        address={feeds.person}
      >
        {calendarFeedWords('aboutOwnShoots')}
      </FeedAddress>
      <FeedAddress
        teamId={team.id}
        kind="team"
        label={calendarFeedWords('teamShoots')}
        address={feeds.team}
      >
        {calendarFeedWords('aboutTeamShoots', { team: team.name })}
      </FeedAddress>
      <HowToSubscribe />
    </div>
  );
}

function FeedsSkeleton() {
  return (
    <div role="status" className="grid grid-cols-1 gap-5">
      <span className="sr-only">{calendarFeedWords('loading')}</span>
      {['person', 'team'].map((feed) => (
        <div key={feed} className="grid gap-2">
          <Skeleton className="h-3.5 w-28" />
          <Skeleton className="h-control w-full rounded-md" />
          <Skeleton className="h-8 w-64 max-w-full" />
        </div>
      ))}
    </div>
  );
}
