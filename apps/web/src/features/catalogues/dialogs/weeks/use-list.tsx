import type { HeldKind } from '@lensemble/contract/conflicts';
import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { weeksWords } from '@lensemble/messages/web/item-weeks';
import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { StatusIcon } from '@/components/status.tsx';
import { Button } from '@/components/ui/button.tsx';
import { statusNames } from '@/lib/shoots/status-names.ts';
import type { PlainDate } from '@/lib/time/dates.ts';
import { formatShortDate } from '@/lib/time/long-dates.ts';
import type { Days, Use } from '../../lib/eight-weeks.ts';
import { moreText, shortageText, whenText } from '../../lib/use-words.ts';

/** The shoots that are listed at first. */
const SHOWN = 4;

interface UseListProps {
  days: Days;
  now: PlainDate;
  uses: readonly Use[];
  kind: HeldKind;
  statuses: ReadonlyMap<string, ShootStatus>;
  isComplete: boolean;
}

/** The shoots to come that hold an item. */
export function UseList({ days, now, uses, kind, statuses, isComplete }: UseListProps) {
  const [isWhole, setWhole] = useState(false);
  const coming = uses.filter((use) => use.days.last >= now);
  const shown = isWhole ? coming : coming.slice(0, SHOWN);
  const rest = coming.slice(shown.length);
  if (coming.length === 0) {
    if (!isComplete) return null;
    const date = formatShortDate(days.last);
    return <p className="text-ink-2 text-sm">{weeksWords('free', { date })}</p>;
  }
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {shown.map((use) => (
          <UseRow key={use.shoot.id} use={use} kind={kind} status={statuses.get(use.shoot.id)} />
        ))}
      </ul>
      {rest.length > 0 && (
        <Button
          size="sm"
          variant="ghost"
          className="-ml-2.5 justify-self-start text-accent-text"
          onClick={() => setWhole(true)}
        >
          {moreText(rest, days)}
        </Button>
      )}
    </>
  );
}

interface UseRowProps {
  use: Use;
  kind: HeldKind;
  status: ShootStatus | undefined;
}

function UseRow({ use, kind, status }: UseRowProps) {
  const { shoot, quantity } = use;
  const shortage = shortageText(use, kind);
  return (
    <li className="relative not-first:border-line not-first:border-t">
      <Link
        to="/shoots/$id"
        params={{ id: shoot.id }}
        className="flex min-h-target flex-wrap items-center gap-x-3 rounded-sm py-1.5 hover:bg-hover focus-visible:-outline-offset-2"
      >
        {status && (
          <>
            <StatusIcon status={status} />
            <span className="sr-only">{statusNames[status]}</span>
          </>
        )}
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate font-[540]">
            {shoot.title}
          </span>
          <span className="num block text-ink-3 text-xs">{whenText(use)}</span>
        </span>
        {shortage ? (
          <span className="flex min-w-0 items-center gap-1.5 text-planning-text text-xs max-sm:basis-full max-sm:pl-7">
            <CalendarClock className="size-3.5 shrink-0" aria-hidden />
            <span className="min-w-0 [overflow-wrap:anywhere]">{shortage}</span>
          </span>
        ) : (
          kind === 'equipment' && (
            <span className="num text-ink-3 text-xs">
              {weeksWords('units', { count: quantity })}
            </span>
          )
        )}
      </Link>
    </li>
  );
}
