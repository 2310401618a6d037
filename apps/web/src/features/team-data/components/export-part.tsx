import { endpointPath } from '@lensemble/contract/endpoint';
import { downloadTeamExport, type TeamExport } from '@lensemble/contract/team-exports';
import type { Team } from '@lensemble/contract/teams';
import { teamDataWords } from '@lensemble/messages/web/team-data';
import { useQuery } from '@tanstack/react-query';
import { Download, PackageOpen } from 'lucide-react';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { sendsMail } from '@/lib/session/sends-mail.ts';
import { formatMoment } from '@/lib/time/moments.ts';
import { joinSentences } from '@/lib/words/joined-texts.ts';
import { formatNumber } from '@/lib/words/numbers.ts';
import { isUnderWay, teamExportQuery, useStartExport } from '../api/team-export.ts';
import { Status } from './status.tsx';

type TeamProps = { team: Pick<Team, 'id' | 'name'> };

export function ExportPart({ team }: TeamProps) {
  const { data: last, error, isFetching, refetch } = useQuery(teamExportQuery(team.id));
  const start = useStartExport(team.id);
  const isBusy = start.isPending || isUnderWay(last);
  const isReady = last?.state === 'done';
  return (
    <div>
      <p className="mb-3 text-ink-2">
        {joinSentences([
          teamDataWords('exportAbout', { team: team.name }),
          sendsMail() ? teamDataWords('exportMailed') : teamDataWords('exportHere'),
        ])}
      </p>
      {last === undefined && error && (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
          {teamDataWords('notLoaded')}
        </LoadFailure>
      )}
      {last === undefined && !error && <Skeleton className="h-11 w-26 rounded-md" />}
      {last !== undefined && (
        <>
          {last && <Status failed={last.state === 'failed'}>{sayExport(last)}</Status>}
          <div className="flex flex-wrap gap-2">
            {isReady && <DownloadLink team={team} last={last} />}
            <Button pending={isBusy} onClick={() => start.mutate()}>
              {!isBusy && <PackageOpen aria-hidden />}
              {isReady ? teamDataWords('exportAgain') : teamDataWords('exportTeam')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function DownloadLink({ team, last }: TeamProps & { last: TeamExport }) {
  const size = formatNumber(Math.max(1, Math.round((last.bytes ?? 0) / 1_000_000)));
  return (
    <Button asChild variant="primary">
      <a href={endpointPath(downloadTeamExport.path, { teamId: team.id })} download>
        <Download aria-hidden />
        {teamDataWords('download', { size })}
      </a>
    </Button>
  );
}

function sayExport({ state, done, total, createdAt, endsAt }: TeamExport): string {
  switch (state) {
    case 'waiting':
      return teamDataWords('exportWaiting');
    case 'running':
      if (total === 0) return teamDataWords('exportStarted');
      return teamDataWords('exportRunning', {
        done: formatNumber(done),
        total: formatNumber(total),
      });
    case 'failed':
      return teamDataWords('exportFailed');
    case 'done':
      return teamDataWords('exportReady', {
        date: formatMoment(createdAt),
        end: formatMoment(endsAt ?? createdAt),
      });
  }
}
