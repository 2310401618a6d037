import { cn } from '@/lib/cn.ts';

/** The grease-pencil ring around today. Place it absolutely over the number. */
export function TodayRing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 40 34"
      className={cn(
        'pointer-events-none absolute h-8.5 w-10 max-w-none overflow-visible',
        className,
      )}
      aria-hidden="true"
    >
      <path
        d="M31 6C22 1 8 2 4.5 13c-3 10.5 8 17.5 18.5 16 11-1.6 16-11 11.5-18C30.5 4.5 19 2.2 10.5 6"
        className="fill-none stroke-accent-b"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function FrameRing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={cn('pointer-events-none absolute max-w-none overflow-visible', className)}
      aria-hidden="true"
    >
      <path
        d="M84 10C60-2 18 0 7 34c-10 34 12 62 46 62 36 0 48-34 41-60C87 10 52 0 22 8"
        className="fill-none stroke-accent-b"
        strokeWidth="4"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
