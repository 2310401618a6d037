import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';
import { useField } from './field.tsx';

export const inputStyles =
  'w-full min-w-0 rounded-md border border-line-field bg-field-fill px-3 text-field text-ink transition-colors hover:border-ink-3 focus:outline-2 focus:outline-focus focus:-outline-offset-1 focus-visible:rounded-md disabled:opacity-60 read-only:border-dashed read-only:bg-transparent read-only:text-ink-2 aria-invalid:border-danger';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      className={cn(inputStyles, 'h-control', className)}
      {...useField()}
      {...props}
    />
  );
}
