import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

export function Label({ className, ...props }: ComponentProps<'label'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller ties it by htmlFor
    <label className={cn('font-[560] text-ink-2 text-xs leading-snug', className)} {...props} />
  );
}
