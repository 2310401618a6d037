import type { ConventionDetail } from '@lensemble/contract/conventions';
import { conventionWords } from '@lensemble/messages/web/conventions';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ticket } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorCard } from '@/components/errors/error-card.tsx';
import { useDocumentTitle } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { isGone, sentenceOf } from '@/lib/calls/api.ts';
import { getConventionQuery } from './api/get-convention.ts';
import { ConventionHeader } from './components/convention-header.tsx';
import { DayTimetable } from './components/day-timetable.tsx';
import { UndatedShoots } from './components/undated-shoots.tsx';

export function ConventionPage({ id }: { id: string }) {
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(getConventionQuery(id));
  useDocumentTitle(data?.name ?? conventionWords('title'));
  if (isGone(error)) return <Gone />;
  if (data) return <Loaded convention={data} />;
  if (errorUpdateCount > 0) {
    return (
      <ErrorCard
        heading="h1"
        className="my-4 md:my-12"
        error={error}
        title={conventionWords('failedOne')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {sentenceOf(error, conventionWords('failedOne'))}
      </ErrorCard>
    );
  }
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{conventionWords('loadingOne')}</span>
      <Skeleton className="h-16 max-w-140 rounded-lg" />
      <Skeleton className="h-[50dvh] rounded-lg" />
    </div>
  );
}

function Loaded({ convention }: { convention: ConventionDetail }) {
  const { shoots, shootCount } = convention;
  return (
    <>
      <ConventionHeader convention={convention} />
      <div className="relative">
        <DayTimetable convention={convention} />
        <UndatedShoots
          title={conventionWords('undated')}
          shoots={shoots.filter(({ date }) => date === null)}
        />
        {shootCount > shoots.length && (
          <p role="note" className="mt-4 text-ink-2 text-sm">
            {conventionWords('tooMany', { shown: shoots.length, count: shootCount })}
          </p>
        )}
      </div>
    </>
  );
}

function Gone() {
  return (
    <>
      <h1 className="sr-only">{conventionWords('gone')}</h1>
      <EmptyState
        icon={Ticket}
        title={conventionWords('gone')}
        className="my-4 md:my-12"
        action={
          <Button asChild variant="primary">
            <Link to="/conventions">{conventionWords('back')}</Link>
          </Button>
        }
      >
        {conventionWords('goneText')}
      </EmptyState>
    </>
  );
}
