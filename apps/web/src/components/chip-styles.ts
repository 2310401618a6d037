import { cn } from '@/lib/cn.ts';

export const chipsStyles = 'flex min-w-0 flex-wrap gap-2';

export const chipStyles = (isChosen: boolean) =>
  cn(
    'inline-flex h-8 max-w-full items-center gap-[7px] whitespace-nowrap rounded-full border px-[11px] font-[540] transition-colors hover:border-line-field focus-visible:rounded-full max-md:h-target',
    isChosen
      ? 'border-accent-line bg-accent-soft text-accent-text'
      : 'border-line-strong text-ink-2',
  );
