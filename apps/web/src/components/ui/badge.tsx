import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

const badgeStyles = cva(
  'inline-flex h-[22px] max-w-full items-center gap-[5px] whitespace-nowrap rounded-full px-2 font-[580] text-xs [&_svg]:size-3 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        quiet: 'bg-hover text-ink-2',
        /** Uses the colors of the closest `status-*` class. */
        status: 'bg-st-soft text-st-text',
        outline: 'rounded-xs border border-line-strong font-[540] text-ink-2',
        dashed: 'border border-line-field border-dashed font-[540] text-ink-2',
        accent: 'bg-accent-soft text-accent-text',
        danger: 'bg-danger-soft text-danger-text',
        glass: 'glass h-6 px-2.5 font-semibold',
      },
    },
    defaultVariants: { variant: 'quiet' },
  },
);

export function Badge({
  className,
  variant,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeStyles>) {
  return <span className={cn(badgeStyles({ variant }), className)} {...props} />;
}
