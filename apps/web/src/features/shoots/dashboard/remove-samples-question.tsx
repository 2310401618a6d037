import { dashboardSampleWords } from '@lensemble/messages/web/dashboard-samples';
import { useQuery } from '@tanstack/react-query';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { sampleDataQuery, useRemoveSampleData } from '@/features/shoots/api/sample-data.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { goesWords } from './sample-words.ts';

export default function RemoveSamplesQuestion({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery(sampleDataQuery);
  const remove = useRemoveSampleData();
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || remove.isPending || onClose()}
      title={dashboardSampleWords('removeQuestion')}
      description={data ? goesWords(data.goes) : wordsWithout(error)}
      action={remove.isPending ? dashboardSampleWords('removing') : dashboardSampleWords('confirm')}
      pending={remove.isPending || !data}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
    >
      {data && data.stays.length > 0 && (
        <div className="wrap-anywhere text-base text-ink-2">
          <p>{dashboardSampleWords('stays')}</p>
          <ul className="mt-1 pl-3">
            {data.stays.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names can repeat, and the list never changes
              <li key={at} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </AlertDialog>
  );
}

const wordsWithout = (error: unknown) =>
  error ? sentenceOf(error, dashboardSampleWords('notLoaded')) : dashboardSampleWords('looking');
