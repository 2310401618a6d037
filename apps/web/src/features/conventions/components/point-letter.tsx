import { letterOf } from '@/lib/conventions/conventions.ts';

/** The letter of a meeting point. Name the point in words beside it. */
export const PointLetter = ({ index }: { index: number }) => (
  <span
    aria-hidden
    className="grid size-5 shrink-0 place-items-center rounded-sm bg-ink font-[620] text-surface-1 text-xs"
  >
    {letterOf(index)}
  </span>
);
