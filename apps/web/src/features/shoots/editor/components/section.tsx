import type { ReadinessSection } from '@lensemble/contract/readiness-entries';
import { type ReactNode, useId } from 'react';
import { anchorOf, type SectionId } from '@/features/shoots/editor/section-bar/section-ids.ts';
import { cn } from '@/lib/cn.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';

interface SectionProps {
  title: string;
  count?: number;
  /** Receives the id of the heading, for `aria-labelledby`. */
  children: (headingId: string) => ReactNode;
  /** Shown at the end of the heading's line. */
  aside?: ReactNode;
  /** In a panel, for the narrow column. */
  boxed?: boolean;
  /** Where readiness finds what is open. */
  place?: ReadinessSection;
  /** For the bar that leads to it. */
  anchor?: SectionId;
  /** Empty sections are not printed. */
  empty?: boolean;
  className?: string;
}

export function Section({
  title,
  count,
  children,
  aside,
  boxed = false,
  place,
  anchor,
  empty = false,
  className,
}: SectionProps) {
  const headingId = useId();
  return (
    <section
      data-place={place}
      {...(anchor && { ...anchorOf(anchor), 'aria-labelledby': headingId })}
      className={cn(
        boxed && 'panel p-4',
        anchor && 'outline-none',
        empty && 'print:hidden',
        className,
      )}
    >
      <header className="mb-2 flex min-h-9 tight:flex-wrap items-center justify-between gap-2">
        <h2
          id={headingId}
          aria-label={count ? joinWithCommas([title, String(count)]) : undefined}
          className={
            boxed
              ? 'font-semibold text-base leading-snug'
              : 'font-[620] text-lg leading-snug tracking-[-0.012em]'
          }
        >
          {title}
          {count !== undefined && count > 0 && (
            <span className="num ml-2 align-[0.08em] font-[560] text-ink-3 text-xs tracking-normal">
              {count}
            </span>
          )}
        </h2>
        {aside}
      </header>
      {children(headingId)}
    </section>
  );
}
