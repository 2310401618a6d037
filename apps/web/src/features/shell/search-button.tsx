import { shellWords } from '@lensemble/messages/web/shell';
import { Search } from 'lucide-react';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { isApple } from '@/lib/browser/is-apple.ts';
import { cn } from '@/lib/cn.ts';
import { useSidebar } from './sidebar-context.ts';

export function SearchButton({ onSearch }: { onSearch: () => void }) {
  const { collapsed } = useSidebar();
  const keys = isApple() ? '⌘ K' : 'Ctrl K';
  return (
    <Tooltip
      label={shellWords('withKeys', { action: shellWords('search'), keys })}
      side="right"
      delay={0}
      disabled={!collapsed}
    >
      <button
        type="button"
        aria-label={shellWords('search')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
        className={cn(
          'mb-3 flex h-9 shrink-0 items-center gap-2.5 rounded-md border border-line bg-surface-1 px-2 text-ink-3 text-sm transition-colors hover:border-line-strong hover:text-ink [&>svg]:size-4 [&>svg]:shrink-0',
          collapsed && 'w-9 justify-center border-transparent bg-transparent px-0 hover:bg-hover',
        )}
      >
        <Search aria-hidden />
        {!collapsed && (
          <>
            <span aria-hidden>{shellWords('search')}</span>
            <kbd
              aria-hidden
              // As CSS content: text would count as part of the button's visible label.
              data-keys={keys}
              className="ml-auto font-[560] text-xs before:content-[attr(data-keys)]"
            />
          </>
        )}
      </button>
    </Tooltip>
  );
}
