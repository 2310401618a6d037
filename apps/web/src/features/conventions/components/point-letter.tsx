import { letterOf } from '@lensemble/contract/timetable';
import { cn } from '@/lib/cn.ts';

interface PointLetterProps {
  index: number;
  onPhoto?: boolean;
}

/** The letter of a meeting point. Name the point in words beside it. */
export const PointLetter = ({ index, onPhoto = false }: PointLetterProps) => (
  <span
    aria-hidden
    className={cn(
      'grid size-5 shrink-0 place-items-center rounded-sm font-[620] text-xs',
      onPhoto ? 'bg-photo-text text-photo-base' : 'bg-ink text-surface-1',
    )}
  >
    {letterOf(index)}
  </span>
);
