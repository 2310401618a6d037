import { ChevronDown } from 'lucide-react';
import * as Primitive from 'radix-ui/accordion';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

export const Accordion = Primitive.Root;

export function AccordionItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      className={cn('not-first:border-line not-first:border-t', className)}
      {...props}
    />
  );
}

/** Renders an h3. */
export function AccordionTrigger({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Header className="m-0">
      <Primitive.Trigger
        className={cn(
          'group flex min-h-12 w-full items-center gap-2.5 px-4 text-left font-semibold text-sm transition-colors hover:bg-hover focus-visible:-outline-offset-3 max-md:min-h-13 max-md:px-3',
          className,
        )}
        {...props}
      >
        {children}
        <ChevronDown
          className="ml-auto size-4 shrink-0 text-ink-3 transition-transform duration-(--base) group-data-[state=open]:rotate-180"
          aria-hidden
        />
      </Primitive.Trigger>
    </Primitive.Header>
  );
}

export function AccordionContent({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content
      className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold"
      {...props}
    >
      <div className={className}>{children}</div>
    </Primitive.Content>
  );
}
