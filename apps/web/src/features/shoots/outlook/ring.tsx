import type { Readiness } from '@lensemble/contract/readiness';
import { LAST_DAYS } from '@lensemble/contract/readiness-checks';
import { Check } from 'lucide-react';
import { cn } from '@/lib/cn.ts';

const urgent =
  '[--st:var(--color-danger)] [--st-text:var(--color-danger-text)] [--st-soft:var(--color-danger-soft)] [--st-photo:oklch(0.74_0.17_22)]';

/** The `st-*` colors of a result: green if ready, red in the last days, else yellow. */
export function toneOf({ state, daysLeft }: Pick<Readiness, 'state' | 'daysLeft'>): string {
  if (state === 'ready') return 'status-ready';
  return daysLeft !== null && daysLeft <= LAST_DAYS ? urgent : 'status-planning';
}

interface RingProps {
  readiness: Pick<Readiness, 'state' | 'share'>;
  /** Of the line, in the units of a ring that is 36 wide. */
  strokeWidth: number;
  className: string;
}

/** How far a shoot is, as a ring that closes. Screen readers get the words beside it. */
export function Ring({ readiness: { state, share }, strokeWidth, className }: RingProps) {
  return (
    <span className={cn('relative grid shrink-0 place-items-center', className)}>
      <svg
        aria-hidden
        viewBox="0 0 36 36"
        className="absolute inset-0 size-full! -rotate-90 fill-none"
        strokeWidth={strokeWidth}
      >
        <circle cx="18" cy="18" r="15" className="stroke-ink/20 in-[.glass]:stroke-photo-line" />
        {/* An empty one with round ends would be a dot. */}
        {share > 0 && (
          <circle
            cx="18"
            cy="18"
            r="15"
            pathLength="1"
            strokeLinecap="round"
            strokeDasharray={`${share} 1`}
            className="stroke-st in-[.glass]:stroke-st-photo forced-colors:[stroke:Highlight]"
          />
        )}
      </svg>
      {state === 'ready' && (
        <Check
          aria-hidden
          strokeWidth={4}
          className="size-[56%]! text-st-text in-[.glass]:text-st-photo"
        />
      )}
    </span>
  );
}
