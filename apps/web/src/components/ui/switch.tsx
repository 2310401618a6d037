import * as Primitive from 'radix-ui/switch';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';
import { useField } from './field.tsx';

/** The touch target is 44 px on phones. The drawn switch is always 36 by 22 px. */
export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  const { 'aria-required': _, 'aria-invalid': __, ...wiring } = useField();
  return (
    <Primitive.Root
      className={cn(
        'group relative inline-flex h-[22px] w-9 shrink-0 items-center rounded-full p-[3px] focus-visible:rounded-full disabled:opacity-50 max-md:size-target max-md:p-0',
        'before:absolute before:inset-0 before:rounded-full before:bg-line-field before:transition-colors before:duration-(--base) data-[state=checked]:before:bg-accent max-md:before:inset-x-1 max-md:before:inset-y-[11px]',
        className,
      )}
      {...wiring}
      {...props}
    >
      <Primitive.Thumb className="relative size-4 rounded-full bg-accent-on transition-transform duration-(--base) data-[state=checked]:translate-x-3.5 max-md:ml-[7px]" />
    </Primitive.Root>
  );
}
