import { dashboardSampleWords } from '@lensemble/messages/web/dashboard-samples';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useAddSampleData } from '@/features/shoots/api/sample-data.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { activeTeam, teamsQuery } from '@/lib/teams/teams.ts';

const RemoveSamplesQuestion = lazyDialog(() => import('./remove-samples-question.tsx'));

interface SampleDataProps {
  isEmpty: boolean;
  /** Called once the sample data is in the list of shoots. */
  onAdded?: () => void;
}

/** The offer to fill a team without shoots, or the way to remove what it added. One button, so that it keeps the focus. */
export function SampleData({ isEmpty, onAdded }: SampleDataProps) {
  const { data: teams = [] } = useQuery(teamsQuery);
  const isFilled = activeTeam(teams)?.hasSampleData;
  const add = useAddSampleData();
  const [asking, setAsking] = useState(false);
  const tell = useEffectEvent(() => {
    add.reset();
    onAdded?.();
  });
  const { isFetching } = useQuery(listShootsQuery);
  // Live updates put single shoots into the list before it is complete.
  const isThere = add.isSuccess && !isEmpty && !isFetching;
  useEffect(() => {
    if (isThere) tell();
  }, [isThere]);
  if (!isFilled && !isEmpty) return null;
  const offer = add.isPending ? dashboardSampleWords('adding') : dashboardSampleWords('add');
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm md:mb-5">
      <span role="status">
        {isFilled ? dashboardSampleWords('hasSamples') : dashboardSampleWords('curious')}
      </span>
      <Button
        size="sm"
        pending={add.isPending}
        aria-haspopup={isFilled && 'dialog'}
        onClick={() => (isFilled ? setAsking(true) : add.mutate())}
      >
        {isFilled ? dashboardSampleWords('remove') : offer}
      </Button>
      {asking && <RemoveSamplesQuestion onClose={() => setAsking(false)} />}
    </p>
  );
}
