import { may } from '@lensemble/contract/permissions';
import { deleteForever, emptyTrash, listTrash, type TrashEntry } from '@lensemble/contract/trash';
import { type TrashKind, trashKinds } from '@lensemble/contract/trash-kinds';
import { screenErrorWords } from '@lensemble/messages/web/screen-errors';
import { trashWords } from '@lensemble/messages/web/trash';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorCard } from '@/components/errors/error-card.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useFocusBack } from '@/components/ui/use-focus-back.ts';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { activeTeam, teamsQuery } from '@/lib/teams/teams.ts';
import { trashLooks } from './trash-kinds.ts';
import { trashQuery } from './trash-query.ts';
import { TrashRow } from './trash-row.tsx';
import { titleOf } from './trash-texts.ts';

interface TrashPageProps {
  /** The only kind that shows; undefined for all. */
  kind: TrashKind | undefined;
  onKind: (kind: TrashKind | undefined) => void;
}

/** What the team deleted in the last 30 days. */
export function TrashPage({ kind, onKind }: TrashPageProps) {
  const { data: teams = [] } = useQuery(teamsQuery);
  const role = activeTeam(teams)?.role;
  const mayEmpty = role !== undefined && may(role, 'emptyTrash');
  const [deleting, setDeleting] = useState<TrashEntry | 'all'>();
  const { data } = useInfiniteQuery(trashQuery(kind));
  const hasEntries = (data?.pages[0]?.entries.length ?? 0) > 0;
  return (
    <>
      <PageHeader
        title={trashWords('title')}
        subtitle={trashWords('subtitle')}
        className="max-md:flex-wrap"
        action={
          mayEmpty && (hasEntries || kind) && <EmptyButton onPress={() => setDeleting('all')} />
        }
      />
      {(hasEntries || kind) && <KindSelect kind={kind} onChoose={onKind} />}
      <List kind={kind} onDelete={mayEmpty ? setDeleting : undefined} />
      {deleting && <DeleteForever entry={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}

/** It goes with the last entry, and the focus, which the question has given back to it, with it. */
function EmptyButton({ onPress }: { onPress: () => void }) {
  const focus = useFocusBack<HTMLDivElement>(true);
  return (
    <div {...focus}>
      <Button variant="danger" onClick={onPress}>
        <Trash2 aria-hidden />
        {trashWords('empty')}
      </Button>
    </div>
  );
}

const ALL = '';

interface KindSelectProps {
  kind: TrashKind | undefined;
  onChoose: (kind: TrashKind | undefined) => void;
}

function KindSelect({ kind, onChoose }: KindSelectProps) {
  return (
    <div className="mb-4 w-56 max-w-full">
      <Select<TrashKind | typeof ALL>
        aria-label={trashWords('kind')}
        value={kind ?? ALL}
        onValueChange={(value) => onChoose(value || undefined)}
        options={[
          { value: ALL, label: trashWords('allKinds') },
          ...trashKinds.map((value) => ({ value, label: trashLooks[value].name })),
        ]}
      />
    </div>
  );
}

interface ListProps {
  kind: TrashKind | undefined;
  onDelete: ((entry: TrashEntry) => void) | undefined;
}

function List({ kind, onDelete }: ListProps) {
  const query = useInfiniteQuery(trashQuery(kind));
  const { data, error, errorUpdateCount, isFetching, refetch } = query;
  if (!data && errorUpdateCount > 0) {
    return (
      <ErrorCard
        className="my-4 md:my-12"
        error={error}
        title={trashWords('failed')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {sentenceOf(error, screenErrorWords('checkNetwork'))}
      </ErrorCard>
    );
  }
  if (!data) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">{trashWords('loading')}</span>
        <Skeleton className="h-16 rounded-xl" />
        <Skeleton className="h-16 rounded-xl" />
      </div>
    );
  }
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={Trash2}
        heading="h2"
        title={kind ? trashWords('noneOfKind') : trashWords('emptyTitle')}
        className="min-h-[min(26rem,60dvh)]"
      >
        {trashWords('emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="panel divide-y divide-line">
        {entries.map((entry) => (
          <TrashRow key={entry.id} entry={entry} onDelete={onDelete} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          className="mt-4"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {trashWords('more')}
        </Button>
      )}
    </>
  );
}

function DeleteForever({ entry, onClose }: { entry: TrashEntry | 'all'; onClose: () => void }) {
  const client = useQueryClient();
  const isAll = entry === 'all';
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      isAll ? callApi(emptyTrash, {}) : callApi(deleteForever, { params: { id: entry.id } }),
    onSuccess: () => {
      toast({ title: trashWords('deleted') });
      onClose();
    },
    onError: (error) => toastError(sentenceOf(error, trashWords('deleteFailed'))),
    onSettled: () => client.invalidateQueries({ queryKey: [listTrash.path] }),
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={isAll ? trashWords('emptyConfirm') : trashWords('deleteTitle')}
      description={
        isAll
          ? trashWords('emptyQuestion')
          : trashWords('deleteQuestion', { title: titleOf(entry) })
      }
      action={isAll ? trashWords('empty') : trashWords('deleteForever')}
      pending={isPending}
      onConfirm={() => mutate()}
    />
  );
}
