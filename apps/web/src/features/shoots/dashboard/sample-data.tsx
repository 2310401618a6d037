import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useAddSampleData } from '@/features/shoots/api/sample-data.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { activeTeam, teamsQuery } from '@/lib/teams/teams.ts';

const RemoveSamplesQuestion = lazyDialog(() => import('./remove-samples-question.tsx'));

/** The offer to fill a team without shoots, or the way to remove what it added. The line keeps the focus in between. */
export function SampleData({ isEmpty }: { isEmpty: boolean }) {
  const { data: teams = [] } = useQuery(teamsQuery);
  const isFilled = activeTeam(teams)?.hasSampleData;
  const add = useAddSampleData();
  const [asking, setAsking] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  if (!isFilled && !isEmpty) return null;
  return (
    <div
      ref={line}
      tabIndex={-1}
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm outline-none md:mb-5"
    >
      {isFilled ? 'This team has sample data.' : 'Curious how a planned team looks?'}
      {isFilled ? (
        <Button size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Remove sample data
        </Button>
      ) : (
        <Button
          size="sm"
          pending={add.isPending}
          onClick={() => add.mutate(undefined, { onSuccess: () => line.current?.focus() })}
        >
          {add.isPending ? 'Adding...' : 'Try it with sample data'}
        </Button>
      )}
      {asking && <RemoveSamplesQuestion onClose={() => setAsking(false)} />}
    </div>
  );
}
