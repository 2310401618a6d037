import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import * as Slot from 'radix-ui/slot';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '@/lib/cn.ts';
import { useOnePress } from './use-one-press.ts';

/** The classes of a button, for elements that only look like one, e.g. a link in a static page. */
export const buttonStyles = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-md border border-transparent font-[560] text-ink text-sm transition-[background-color,border-color,transform,filter] focus-visible:rounded-md active:translate-y-px tight:h-auto tight:shrink tight:whitespace-normal tight:py-2 disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-50 [&_svg:not([class*=size-])]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'fill-accent font-[620] text-accent-on shadow-accent hover:fill-accent-hover active:brightness-90',
        line: 'border-line-strong bg-surface-1 hover:border-line-field hover:bg-surface-2',
        /** Of a select, whose edge is that of a field. */
        field: 'border-line-field bg-surface-1 hover:border-ink-3 hover:bg-surface-2',
        ghost: 'text-ink-2 hover:bg-hover hover:text-ink',
        danger: 'text-danger-text hover:bg-danger-soft',
        stop: 'border-danger-soft bg-danger-soft text-danger-text hover:border-danger',
      },
      size: {
        md: 'h-control px-3.5',
        sm: 'h-control-sm gap-1.5 rounded-sm px-2.5',
        lg: 'h-12 rounded-lg px-5 text-base',
        icon: 'size-control px-0',
        'icon-sm': 'size-control-sm rounded-sm px-0',
      },
    },
    defaultVariants: { variant: 'line', size: 'md' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyles> {
  /** Applies the styles to the only child, e.g. a Link, instead of rendering a button. */
  asChild?: boolean;
  /**
   * Shows a spinner and ignores clicks, but keeps the focus. If set, even to false, a double click counts as one click.
   */
  pending?: boolean;
  /** Ignores clicks, but keeps the focus: for a button that a press can turn off. */
  off?: boolean;
}

export function Button({
  className,
  variant,
  size,
  asChild = false,
  pending,
  off = false,
  type = 'button',
  children,
  onClick,
  ...props
}: ButtonProps) {
  const classes = cn(buttonStyles({ variant, size }), className);
  const counts = useOnePress(pending ?? false);
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...props}>
        {children}
      </Slot.Root>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const isAgain = pending !== undefined && (event.detail > 1 || pending);
    // Forms handle repeated submits themselves: a refused form may be sent again immediately.
    const isOne = !off && !isAgain && (pending === undefined || type === 'submit' || counts());
    if (isOne) onClick?.(event);
    else event.preventDefault();
  };
  return (
    <button
      className={classes}
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || off || undefined}
      onClick={press}
      {...props}
    >
      {pending && <LoaderCircle className="animate-spin" aria-hidden />}
      {children}
    </button>
  );
}
