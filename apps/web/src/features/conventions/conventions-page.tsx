import type { Convention } from '@lensemble/contract/conventions';
import { conventionWords } from '@lensemble/messages/web/conventions';
import { screenErrorWords } from '@lensemble/messages/web/screen-errors';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorCard } from '@/components/errors/error-card.tsx';
import { AddButton, PageHeader } from '@/components/page-header.tsx';
import { Picture } from '@/components/picture.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { sentenceOf } from '@/lib/calls/api.ts';
import { listConventionsQuery } from '@/lib/conventions/list-conventions.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { datedRange } from '@/lib/time/ranges.ts';

const ConventionDialog = lazyDialog(() => import('./dialog/convention-dialog.tsx'));

export function ConventionsPage() {
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const add = () => setAdding(true);
  return (
    <>
      <PageHeader
        title={conventionWords('title')}
        subtitle={conventionWords('subtitle')}
        action={<AddButton label={conventionWords('add')} onClick={add} />}
      />
      <List onAdd={add} />
      {adding && (
        <ConventionDialog
          convention={null}
          onClose={() => setAdding(false)}
          onSaved={({ id }) => void navigate({ to: '/conventions/$id', params: { id } })}
        />
      )}
    </>
  );
}

function List({ onAdd }: { onAdd: () => void }) {
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(listConventionsQuery);
  if (!data && errorUpdateCount > 0) {
    return (
      <ErrorCard
        className="my-4 md:my-12"
        error={error}
        title={conventionWords('failed')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {sentenceOf(error, screenErrorWords('checkNetwork'))}
      </ErrorCard>
    );
  }
  if (!data) {
    return (
      <div role="status" className="grid gap-3 md:grid-cols-2">
        <span className="sr-only">{conventionWords('loading')}</span>
        <Skeleton className="h-30 rounded-xl" />
        <Skeleton className="h-30 rounded-xl" />
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={Ticket}
        heading="h2"
        title={conventionWords('emptyTitle')}
        className="min-h-[min(26rem,60dvh)]"
        action={
          <Button variant="primary" onClick={onAdd}>
            {conventionWords('addFirst')}
          </Button>
        }
      >
        {conventionWords('emptyText')}
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {data.map((convention) => (
        <li key={convention.id} className="min-w-0">
          <Card convention={convention} />
        </li>
      ))}
    </ul>
  );
}

function Card({ convention }: { convention: Convention }) {
  const { id, name, place, locationName, firstDay, lastDay, shootCount, pictureUrl } = convention;
  const where = place ?? locationName;
  return (
    <Link
      to="/conventions/$id"
      params={{ id }}
      className="panel group/card flex items-stretch overflow-hidden transition-colors hover:bg-press"
    >
      <Picture
        src={pictureUrl}
        sizes="10rem"
        icon={Ticket}
        className="w-28 shrink-0 md:w-40"
        imgClassName="group-hover/card:scale-103"
      />
      <span className="grid min-w-0 flex-1 content-center gap-1 p-4">
        <h2 dir="auto" className="truncate font-[620] text-lg">
          {name}
        </h2>
        <p className="num text-ink-2 text-sm">{datedRange(firstDay, lastDay)}</p>
        {where && (
          <p dir="auto" className="truncate text-ink-2 text-sm">
            {where}
          </p>
        )}
        <p className="text-ink-3 text-xs">{conventionWords('shoots', { count: shootCount })}</p>
      </span>
    </Link>
  );
}
