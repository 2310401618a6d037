import { type ConsentsOfShoot, consentsAddress } from '@lensemble/contract/consents';
import { may } from '@lensemble/contract/permissions';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { afterwardsWords } from '@lensemble/messages/web/editor-afterwards';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileDown, Send } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { consentsQuery } from '@/features/shoots/api/consents.ts';
import { adds } from '@/features/shoots/editor/links/keep-focus.ts';
import { activeTeam, teamsQuery } from '@/lib/teams/teams.ts';
import { ConsentCards } from './consent-cards.tsx';
import { ConsentTable } from './consent-table.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Part } from './part.tsx';
import { SafeShots } from './safe-shots-part.tsx';
import { useAsk } from './use-ask.ts';
import { useFits } from './use-fits.ts';

/** Who agreed to what. */
export function Consents({ shoot }: { shoot: ShootDetail }) {
  const { data, error, isFetching, refetch } = useQuery(consentsQuery(shoot.id));
  if (data)
    return (
      <>
        <LoadedConsents shoot={shoot} consents={data} />
        <SafeShots shoot={shoot} consents={data} />
      </>
    );
  return (
    <Part title={afterwardsWords('consent')}>
      <NotLoaded
        error={error}
        retrying={isFetching}
        onRetry={refetch}
        words={afterwardsWords('consentFailed')}
      />
    </Part>
  );
}

/** In px. */
const TABLE_WIDTH = 680;

interface LoadedConsentsProps {
  shoot: ShootDetail;
  consents: ConsentsOfShoot;
}

function LoadedConsents({ shoot, consents }: LoadedConsentsProps) {
  const { data: teams = [] } = useQuery(teamsQuery);
  const { ask, question } = useAsk(shoot);
  const team = activeTeam(teams);
  const teamId = team?.id ?? '';
  const { ref, fits } = useFits(TABLE_WIDTH);
  const Table = fits ? ConsentTable : ConsentCards;
  const { version, people } = consents;
  const open = people.filter(({ state }) => state !== 'signed');
  const signed = people.length - open.length;
  const none = emptyWords(consents, signed);
  const aside = (
    <>
      {version === 0 && team && may(team.role, 'editConsent') && (
        <Button asChild size="sm">
          <Link to={paths.profile.path} hash="consent-wording">
            {afterwardsWords('writeWording')}
          </Link>
        </Button>
      )}
      {signed > 0 && (
        <Button asChild size="sm">
          <a href={consentsAddress(teamId, shoot.id)} download>
            <FileDown aria-hidden />
            {afterwardsWords('allAsPdf')}
          </a>
        </Button>
      )}
      {version > 0 && open.length > 0 && (
        <Button
          {...adds}
          size="sm"
          onClick={() => ask(open.map(({ participantId }) => participantId))}
        >
          <Send aria-hidden />
          {signed > 0
            ? afterwardsWords('askOthers', { count: open.length })
            : afterwardsWords('askAll')}
        </Button>
      )}
    </>
  );
  return (
    <Part title={afterwardsWords('consent')} aside={aside} place="consent">
      <p className="num mb-2 text-ink-3 text-sm">
        {none ?? afterwardsWords('signedOf', { count: signed, total: people.length })}
      </p>
      {none === undefined && (
        <div ref={ref}>
          <Table
            consents={consents}
            pdfOf={(consentId) => consentsAddress(teamId, shoot.id, consentId)}
            onAsk={version > 0 ? (id) => ask([id]) : undefined}
          />
        </div>
      )}
      {question}
    </Part>
  );
}

/** Why there is no table; undefined if there is one. */
function emptyWords({ version, people }: ConsentsOfShoot, signed: number): string | undefined {
  if (version === 0 && signed === 0) return afterwardsWords('noWording');
  return people.length === 0 ? afterwardsWords('noOne') : undefined;
}
