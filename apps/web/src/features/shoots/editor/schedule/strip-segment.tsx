import { shootScheduleWords } from '@lensemble/messages/web/shoot-schedule';
import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { adds } from '../links/keep-focus.ts';

export const segmentStyles =
  'flex h-full min-h-14 w-full min-w-0 items-center gap-2.5 py-2 pr-3.5 pl-3.5 text-left transition-colors hover:bg-hover focus-visible:-outline-offset-2 focus-visible:rounded-md data-[state=open]:bg-hover max-md:gap-2 max-md:pr-2 max-md:pl-2.5';

interface StripSegmentProps {
  /** Whether the shoot still needs its value, so that readiness leads here. */
  isMissing?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of the strip. Its borders overlap those of its neighbors. */
export function StripSegment({ isMissing = false, className, children }: StripSegmentProps) {
  return (
    <div
      {...(isMissing && adds)}
      className={cn('relative -mt-px -ml-px min-w-0 border-line border-t border-l', className)}
    >
      {children}
    </div>
  );
}

interface SegmentFaceProps {
  icon: ReactNode;
  label: string;
  placeholder?: string;
  value: string | null;
  /** `menu` draws the arrow; `clear` leaves room for a ClearButton. */
  end?: 'menu' | 'clear';
  /** For comboboxes, whose accessible name is the label already. */
  labelIsName?: boolean;
}

export function SegmentFace({
  icon,
  label,
  placeholder = shootScheduleWords('choose'),
  value,
  end = 'menu',
  labelIsName = false,
}: SegmentFaceProps) {
  return (
    <>
      <span data-icon className="shrink-0 text-ink-3">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <small
          aria-hidden={labelIsName || undefined}
          className="block text-ink-3 text-xs leading-tight"
        >
          {label}{' '}
        </small>
        <span
          className={cn(
            'num block truncate font-semibold text-base leading-snug',
            value === null && 'font-[480] text-ink-3',
          )}
        >
          {value ?? placeholder}
        </span>
      </span>
      {end === 'menu' ? (
        <ChevronDown className="ml-1 size-3.5 shrink-0 text-ink-3 print:hidden" aria-hidden />
      ) : (
        <span className="w-6 shrink-0 max-md:w-7" />
      )}
    </>
  );
}

/** Clears the value. Place it beside the button of the segment, which then receives the focus. */
export function ClearButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={({ currentTarget }) => {
        currentTarget.parentElement?.querySelector('button')?.focus();
        onClick();
      }}
      className="-translate-y-1/2 absolute top-1/2 right-2.5 grid size-7 place-items-center rounded-xs text-ink-3 hover:bg-press hover:text-ink max-md:right-0 max-md:size-target print:hidden"
    >
      <X className="size-3.5" aria-hidden />
    </button>
  );
}
