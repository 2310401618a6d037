import {
  ARCHIVE_TYPE,
  type ImportRefusal,
  type TeamImport,
} from '@lensemble/contract/team-imports';
import { teamDataWords } from '@lensemble/messages/web/team-data';
import { useQuery } from '@tanstack/react-query';
import { CopyPlus, Upload } from 'lucide-react';
import { useRef } from 'react';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatNumber } from '@/lib/words/numbers.ts';
import { isUnderWay } from '../api/team-export.ts';
import { useIsSending, useStartImport, useTeamImportQuery } from '../api/team-import.ts';
import { Status } from './status.tsx';

export function ImportPart() {
  const { data: last, error, isFetching, refetch } = useQuery(useTeamImportQuery());
  const start = useStartImport();
  const field = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const copy = () => {
    start.mutate(null);
    // The button that was pressed goes.
    choose.current?.focus();
  };
  const isSending = useIsSending();
  const isBusy = isSending || start.isPending || isUnderWay(last);
  return (
    <div>
      <h3 className="font-semibold text-base leading-snug">{teamDataWords('importTitle')}</h3>
      <p className="mt-1 mb-3 text-ink-2">{teamDataWords('importAbout')}</p>
      {error && last === undefined && (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
          {teamDataWords('notLoaded')}
        </LoadFailure>
      )}
      {isSending && <Status>{teamDataWords('sending')}</Status>}
      {last && !isSending && <Status failed={last.state === 'failed'}>{sayImport(last)}</Status>}
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          type="file"
          accept={`.zip,${ARCHIVE_TYPE}`}
          aria-label={teamDataWords('choose')}
          className="hidden"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) start.mutate(file);
            target.value = '';
          }}
        />
        <Button ref={choose} pending={isBusy} onClick={() => field.current?.click()}>
          {!isBusy && <Upload aria-hidden />}
          {teamDataWords('choose')}
        </Button>
        {last?.refusal === 'idsTaken' && !isBusy && (
          <Button onClick={copy}>
            <CopyPlus aria-hidden />
            {teamDataWords('newIds')}
          </Button>
        )}
      </div>
    </div>
  );
}

function sayImport({ state, done, total, refusal }: TeamImport): string {
  switch (state) {
    case 'waiting':
      return teamDataWords('importWaiting');
    case 'running':
      if (total === 0) return teamDataWords('importStarted');
      return teamDataWords('importRunning', {
        done: formatNumber(done),
        total: formatNumber(total),
      });
    case 'done':
      return teamDataWords('imported');
    case 'failed':
      return sayRefusal(refusal ?? 'failed');
  }
}

function sayRefusal(refusal: ImportRefusal): string {
  switch (refusal) {
    case 'foreign':
      return teamDataWords('foreign');
    case 'damaged':
      return teamDataWords('damaged');
    case 'newer':
      return teamDataWords('newer');
    case 'tooLarge':
      return teamDataWords('tooLarge');
    case 'idsTaken':
      return teamDataWords('idsTaken');
    case 'quota':
      return teamDataWords('quota');
    case 'failed':
      return teamDataWords('failed');
  }
}
