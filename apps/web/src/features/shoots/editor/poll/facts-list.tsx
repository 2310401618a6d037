import type { Conflict } from '@lensemble/contract/conflicts';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import {
  CalendarClock,
  Check,
  ChevronDown,
  Cloud,
  CloudRain,
  type LucideIcon,
  Plane,
  Sun,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { conflictSentences } from './conflict-sentences.ts';
import type { Forecast } from './use-forecasts.ts';

export interface DateFacts {
  readonly golden: string | null;
  readonly goldenMinutes: number;
  /** Null where forecasts do not reach. */
  readonly forecast: Forecast | null | undefined;
  /** Undefined where it is not known, null for a shoot that needs nothing. */
  readonly conflicts: readonly Conflict[] | null | undefined;
}

interface FactsListProps {
  shoot: ShootDetail;
  facts: DateFacts;
  className?: string;
}

const WET = ['drizzle', 'rain', 'snow', 'thunder'];

/** The light, the weather, and who and what is not free. */
export function FactsList({ shoot, facts, className }: FactsListProps) {
  const { golden, forecast, conflicts } = facts;
  const isAway = conflicts?.[0]?.kind === 'away';
  return (
    <ul className={cn('num text-xs leading-snug empty:hidden', className)}>
      {golden && (
        <Fact icon={Sun} className="text-planning-text">
          {golden}
        </Fact>
      )}
      {forecast && (
        <Fact icon={WET.includes(forecast.sky) ? CloudRain : Cloud} className="text-ink-2">
          {forecast.words}
        </Fact>
      )}
      {forecast === null && (
        <Fact icon={Cloud} className="text-ink-3">
          {datePollWords('noForecast')}
        </Fact>
      )}
      {/* Keeps the line that is still loading, so that nothing below it moves. */}
      {conflicts === undefined && (
        <li aria-hidden className="py-0.5">
          {'\u00A0'}
        </li>
      )}
      {conflicts?.length === 0 && (
        <Fact icon={Check} className="text-ink-3">
          {datePollWords('allFree')}
        </Fact>
      )}
      {conflicts && conflicts.length > 0 && (
        <Fact icon={isAway ? Plane : CalendarClock} className="text-planning-text">
          <Conflicts sentences={conflictSentences(conflicts, shoot)} />
        </Fact>
      )}
    </ul>
  );
}

/** A single one in words; of several the number, and the words once it is unfolded. */
function Conflicts({ sentences: [first, ...others] }: { sentences: readonly string[] }) {
  if (others.length === 0) return first;
  return (
    <details className="group/conflicts">
      <summary className="-my-1 flex min-h-6 cursor-pointer list-none items-center gap-1 [&::-webkit-details-marker]:hidden">
        {datePollWords('busyOrAway', { count: others.length + 1 })}
        <ChevronDown className="size-3.5 shrink-0 group-open/conflicts:rotate-180" aria-hidden />
      </summary>
      <ul className="mt-2 grid gap-1">
        {[first, ...others].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}

interface FactProps {
  icon: LucideIcon;
  className: string;
  children: ReactNode;
}

function Fact({ icon: Icon, className, children }: FactProps) {
  return (
    <li className={cn('flex min-w-0 items-start gap-1.5 py-0.5', className)}>
      <Icon className="mt-px size-3.5 shrink-0" aria-hidden />
      <span className="wrap-anywhere min-w-0">{children}</span>
    </li>
  );
}
