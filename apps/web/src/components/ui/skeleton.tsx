import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

/** A gray placeholder of the content's final size. Put `role="status"` with a text on the parent. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden
      className={cn(
        'relative block overflow-hidden rounded-xs bg-press',
        'after:absolute after:inset-0 after:-translate-x-full after:animate-sweep after:bg-linear-to-r after:from-transparent after:via-press after:to-transparent motion-reduce:after:hidden',
        className,
      )}
      {...props}
    />
  );
}
