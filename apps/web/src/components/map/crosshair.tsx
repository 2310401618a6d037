import { cn } from '@/lib/cn.ts';

/**
 * Marks the middle of the map for a user who places a point by keyboard. By default it is visible while the map before
 * it has the focus.
 */
export function Crosshair({ className = 'peer-focus-visible:block' }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="-20 -20 40 40"
      className={cn(
        '-translate-1/2 pointer-events-none absolute top-1/2 left-1/2 z-1 hidden size-10 fill-none stroke-2 stroke-ink',
        className,
      )}
    >
      <path d="M-18 0H-6M6 0H18M0-18V-6M0 6V18" className="stroke-5 stroke-map-halo" />
      <path d="M-18 0H-6M6 0H18M0-18V-6M0 6V18" />
      <circle r="1.5" className="fill-accent-b stroke-none" />
    </svg>
  );
}
