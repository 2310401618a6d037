import type { ConsentWording as StoredWording } from '@lensemble/contract/consent-wording';
import { may } from '@lensemble/contract/permissions';
import type { Team } from '@lensemble/contract/teams';
import { pageLocale } from '@lensemble/messages/page-language';
import { wordingWords } from '@lensemble/messages/web/consent-wording';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { ProfileSection } from '@/components/profile-section.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { wordingQuery } from '../api/consent-wording.ts';
import { WordingForm } from './wording-form.tsx';
import { WordingText } from './wording-text.tsx';

const dayFormat = new Intl.DateTimeFormat(pageLocale, { dateStyle: 'medium' });

/** What people agree to before the team uses their pictures. Each saved change is a version of its own. */
export function ConsentWording({ team }: { team: Team }) {
  const { data, error, isFetching, refetch } = useQuery(wordingQuery);
  return (
    <ProfileSection title={wordingWords('title')} id="consent-wording">
      <p className="mb-3 text-ink-3 text-sm">
        {wordingWords('about')} {data && <Version wording={data.wording} />}
      </p>
      {data && <Wording team={team} wording={data.wording} />}
      {error && !data && (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => refetch()}>
          {wordingWords('notLoaded')}
        </LoadFailure>
      )}
      {!(data || error) && (
        <div role="status">
          <span className="sr-only">{wordingWords('loading')}</span>
          <Skeleton className="block h-40 rounded-lg" />
        </div>
      )}
    </ProfileSection>
  );
}

function Wording({ team, wording }: { team: Team; wording: StoredWording | null }) {
  return may(team.role, 'editConsent') ? (
    <WordingForm wording={wording} />
  ) : (
    <WordingText wording={wording} />
  );
}

function Version({ wording }: { wording: StoredWording | null }) {
  return (
    <span className="num whitespace-nowrap">
      {wording
        ? wordingWords('version', {
            version: String(wording.version),
            date: dayFormat.format(new Date(wording.createdAt)),
          })
        : wordingWords('none')}
    </span>
  );
}
