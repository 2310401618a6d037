import { cn } from '@/lib/cn.ts';

interface ProgressLineProps {
  count: number;
  total: number;
  className?: string;
}

/** How much is checked off. The words are beside it. */
export function ProgressLine({ count, total, className }: ProgressLineProps) {
  return (
    <span aria-hidden className={cn('block h-0.5 bg-line', className)}>
      <span
        className="block h-full bg-ready transition-[width] duration-(--slow)"
        style={{ width: `${total === 0 ? 0 : (count / total) * 100}%` }}
      />
    </span>
  );
}
