import type { HeldKind } from '@lensemble/contract/conflicts';
import { weeksWords } from '@lensemble/messages/web/item-weeks';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { today } from '@/lib/time/dates.ts';
import { formatShortDate } from '@/lib/time/long-dates.ts';
import { usesQuery } from '../../api/list-uses.ts';
import { nextWeeks, usesOf } from '../../lib/eight-weeks.ts';
import { kitAvailability } from '../../lib/kit-weeks.ts';
import type { Used } from '../../lib/used-in.ts';
import { UseList } from './use-list.tsx';
import { WeekStrip } from './week-strip.tsx';
import { WeeksSkeleton } from './weeks-skeleton.tsx';

interface EightWeeksProps {
  kind: HeldKind | 'kits';
  /** `quantity` is how many units the team has. */
  item: Used & { readonly id: string; readonly quantity?: number };
}

/** Which shoots hold an item in the next weeks. */
export default function EightWeeks({ kind: its, item }: EightWeeksProps) {
  const isKit = its === 'kits';
  const kind = isKit ? 'props' : its;
  const title = useId();
  const [now] = useState(() => today());
  const days = nextWeeks(now);
  const list = useQuery(listShootsQuery);
  const { data: shoots = [] } = list;
  const asked = useQuery({ ...usesQuery(days), enabled: !isKit });
  // A kit says which shoots it is in.
  const { isError, refetch } = isKit ? list : asked;
  const data = isKit ? list.data && kitAvailability(item, list.data, now) : asked.data;
  const owned = item.quantity ?? 1;
  const uses = data && usesOf(data, { kind, id: item.id, owned }, days);
  const away = data?.away.filter(({ personnelId }) => personnelId === item.id) ?? [];
  const statuses = new Map(shoots.map(({ id, status }) => [id, status]));
  return (
    <section aria-labelledby={title} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={title} className="font-[560] text-ink-2 text-xs leading-snug">
          {weeksWords('title')}
        </h3>
        <span className="num text-ink-3 text-xs">
          {formatShortDate(days.first)} – {formatShortDate(days.last)}
        </span>
      </div>
      {!data && (isError ? <NotLoaded onRetry={() => void refetch()} /> : <WeeksSkeleton />)}
      {data && uses && (
        <>
          <WeekStrip {...{ days, now, uses, away, owned, statuses }} />
          {!data.isComplete && (
            <p className="text-planning-text text-xs">{weeksWords('incomplete')}</p>
          )}
          <UseList {...{ days, now, uses, kind, statuses }} isComplete={data.isComplete} />
        </>
      )}
    </section>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="text-ink-2 text-sm">
      {weeksWords('notLoaded')}{' '}
      <Button size="sm" variant="ghost" onClick={onRetry}>
        {weeksWords('tryAgain')}
      </Button>
    </p>
  );
}
