import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { buttonStyles } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';

/** A plain link that looks like a button, because the page has no router. */
export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ComponentProps<'a'> & VariantProps<typeof buttonStyles>) {
  return <a className={cn(buttonStyles({ variant, size }), className)} {...props} />;
}
