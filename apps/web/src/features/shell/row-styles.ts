import { cn } from '@/lib/cn.ts';

export function rowStyles(collapsed: boolean, ...more: string[]): string {
  return cn(
    'flex h-8.5 min-w-0 items-center gap-2.5 rounded-sm px-2 font-[520] text-ink-2 text-sm transition-colors hover:bg-hover hover:text-ink focus-visible:rounded-sm max-md:h-target',
    'aria-[current]:bg-press aria-[current]:font-semibold aria-[current]:text-ink [&>svg]:size-4 [&>svg]:shrink-0',
    collapsed && 'w-9 justify-center px-0',
    ...more,
  );
}
