import { itemDialogWords } from '@lensemble/messages/web/item-dialogs';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorCard } from '@/components/errors/error-card.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DialogBody } from '@/components/ui/dialog.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { sentenceOf } from '@/lib/calls/api.ts';
import type { CatalogueKind } from '@/lib/catalogues/catalogues.ts';
import { dialogTexts } from './dialog-texts.ts';

interface NoItemProps {
  kind: CatalogueKind;
  list: Pick<
    UseQueryResult,
    'isSuccess' | 'error' | 'isFetching' | 'isFetchedAfterMount' | 'refetch'
  >;
  onClose: () => void;
}

/** Shown in place of the form while the item loads, after a failure, or if the item was deleted. */
export function NoItem({ kind, list, onClose }: NoItemProps) {
  const { gone, failed } = dialogTexts[kind];
  if (!list.isFetchedAfterMount) return <FormSkeleton />;
  const isGone = list.isSuccess;
  return (
    <DialogBody>
      <ErrorCard
        // What was deleted has no failed request.
        key={isGone ? 'gone' : 'failed'}
        className="border-0 bg-transparent shadow-none"
        error={list.error}
        title={isGone ? gone : failed}
        {...(isGone ? {} : { onRetry: () => void list.refetch() })}
        retrying={list.isFetching}
        actions={<Button onClick={onClose}>{itemDialogWords('close')}</Button>}
      >
        {isGone
          ? itemDialogWords('deletedByOther')
          : sentenceOf(list.error, itemDialogWords('checkNetwork'))}
      </ErrorCard>
    </DialogBody>
  );
}

function FormSkeleton() {
  return (
    <DialogBody className="gap-x-6 md:grid-cols-[18.75rem_minmax(0,1fr)]">
      <span role="status" className="sr-only">
        {itemDialogWords('loading')}
      </span>
      <Skeleton className="aspect-square rounded-lg max-md:mx-auto max-md:w-44" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-control w-full rounded-md" />
        <Skeleton className="h-control w-full rounded-md" />
        <Skeleton className="h-24 w-full rounded-md" />
      </div>
    </DialogBody>
  );
}
