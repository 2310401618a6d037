import * as Primitive from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';

export const Tabs = Primitive.Root;

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      className={cn(
        'grid auto-cols-fr grid-flow-col gap-[3px] rounded-lg border border-line bg-well p-[3px]',
        className,
      )}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(
        'h-control rounded-md px-3 font-[560] text-ink-2 text-sm transition-colors hover:text-ink focus-visible:rounded-md data-[state=active]:bg-surface-2 data-[state=active]:font-[620] data-[state=active]:text-ink data-[state=active]:shadow-1 data-[state=active]:ring-1 data-[state=active]:ring-line',
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={cn('rounded-xs', className)} {...props} />;
}
