import { useId } from 'react';
import { cn } from '@/lib/cn.ts';

export function Logo({ className }: { className?: string }) {
  const light = useId();
  return (
    <svg viewBox="0 0 28 20" className={cn('h-5 w-7 shrink-0', className)} aria-hidden="true">
      <defs>
        <linearGradient id={light} x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="var(--color-accent-a)" />
          <stop offset="1" stopColor="var(--color-accent-b)" />
        </linearGradient>
      </defs>
      <path d="M14 3.07a9 9 0 0 1 0 13.86 9 9 0 0 1 0-13.86z" fill={`url(#${light})`} />
      <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" strokeWidth="1.7" />
      <circle cx="18" cy="10" r="9" fill="none" stroke="currentColor" strokeWidth="1.7" />
    </svg>
  );
}

/** Logo and name. `nameClassName` can hide the name, e.g. in the collapsed sidebar. */
export function Brand({
  className,
  nameClassName,
}: {
  className?: string;
  nameClassName?: string;
}) {
  return (
    <span className={cn('flex items-center gap-2.5', className)}>
      <Logo />
      <span className={cn('font-[680] font-display text-lg tracking-[-0.025em]', nameClassName)}>
        Lensemble
      </span>
    </span>
  );
}
