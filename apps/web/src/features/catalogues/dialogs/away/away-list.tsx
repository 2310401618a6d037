import type { Away } from '@lensemble/contract/away';
import { awayWords } from '@lensemble/messages/web/away';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { focusBeside } from '@/components/ui/focus-beside.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { sentenceOf } from '@/lib/calls/api.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { datedRange } from '@/lib/time/ranges.ts';
import { useRemoveAway } from '../../api/change-away.ts';
import { awayQuery } from '../../api/list-away.ts';

interface AwayListProps {
  personnelId: string;
  /** Called with what to announce. */
  onSaid: (words: string) => void;
}

export function AwayList({ personnelId, onSaid }: AwayListProps) {
  const { data, isError, refetch } = useQuery(awayQuery(personnelId));
  const remove = useRemoveAway(personnelId);
  if (isError && !data) {
    return (
      <p className="text-ink-2 text-sm">
        {awayWords('notLoaded')}{' '}
        <Button size="sm" variant="ghost" onClick={() => void refetch()}>
          {awayWords('tryAgain')}
        </Button>
      </p>
    );
  }
  if (!data) return <Skeleton className="h-8 w-32 rounded-full" />;
  if (data.length === 0) return null;
  const take = (away: Away) =>
    remove.mutate(away, {
      onSuccess: () => onSaid(awayWords('removed', { days: daysOf(away) })),
      onError: (error) => toastError(sentenceOf(error, awayWords('notRemoved'))),
    });
  return (
    <ul className="flex max-h-40 flex-wrap gap-1.5 overflow-y-auto">
      {data.map((away) => (
        <li
          key={away.id}
          className="num inline-flex h-8 items-center rounded-full border border-transparent bg-press pl-3 font-[560] text-sm max-md:h-target"
        >
          {daysOf(away)}
          <Button
            ref={focusBeside}
            variant="ghost"
            size="icon-sm"
            className="rounded-full max-md:size-target"
            aria-label={awayWords('remove', { days: daysOf(away) })}
            onClick={() => take(away)}
          >
            <X />
          </Button>
        </li>
      ))}
    </ul>
  );
}

const daysOf = ({ firstDay, lastDay }: Away) => datedRange(firstDay, lastDay);
