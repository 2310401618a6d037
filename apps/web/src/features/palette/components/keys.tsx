import { shownKeys } from '@/features/palette/lib/shown-keys.ts';
import { cn } from '@/lib/cn.ts';

/** The keys of a command. */
export function Keys({ keys, className }: { keys: string; className?: string }) {
  return (
    <span className={cn('flex shrink-0 gap-1', className)}>
      {shownKeys(keys).map((key, at) => (
        <kbd
          // biome-ignore lint/suspicious/noArrayIndexKey: a shortcut may have the same key twice
          key={at}
          className="grid h-5.5 min-w-5.5 place-items-center rounded-sm border border-line bg-well px-1.5 font-[560] text-ink-2 text-xs"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
