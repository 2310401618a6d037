import { conventionDaysWords } from '@lensemble/messages/web/convention-days';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { conventionDaysQuery } from '../api/convention-days.ts';
import { DaysForm } from './days-form.tsx';

interface DaysDialogProps {
  convention: { readonly id: string };
  onClose: () => void;
}

/** Sends each crew member of a convention their days, by email or as a link. */
export default function DaysDialog({ convention: { id }, onClose }: DaysDialogProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...conventionDaysQuery(id),
    refetchOnMount: 'always',
  });
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={conventionDaysWords('title')}
        description={conventionDaysWords('about')}
        className="max-md:h-[92dvh] md:max-h-[min(51rem,calc(100dvh-3rem))] md:max-w-280"
      >
        {data ? (
          <DaysForm id={id} people={data} onClose={onClose} />
        ) : (
          <DialogBody>
            {error ? (
              <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
                {conventionDaysWords('notLoaded')}
              </LoadFailure>
            ) : (
              <div role="status">
                <span className="sr-only">{conventionDaysWords('loading')}</span>
                <Skeleton className="h-48 rounded-md" />
              </div>
            )}
          </DialogBody>
        )}
      </DialogContent>
    </Dialog>
  );
}
