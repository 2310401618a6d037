import { shellWords } from '@lensemble/messages/web/shell';
import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { cn } from '@/lib/cn.ts';
import { formatNumber } from '@/lib/words/numbers.ts';
import { currentOf, type NavigationEntry } from './navigation.ts';
import { rowStyles } from './row-styles.ts';
import { useSidebar } from './sidebar-context.ts';

interface NavListProps {
  label: string;
  titled?: boolean;
  entries: readonly NavigationEntry[];
  counts?: Readonly<Record<string, number | undefined>>;
}

export function NavList({ label, titled = false, entries, counts = {} }: NavListProps) {
  const { collapsed, inDrawer, closeDrawer } = useSidebar();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return (
    <nav
      aria-label={label}
      className={cn(
        'grid gap-px',
        titled && (collapsed ? 'mt-4 border-line border-t pt-4' : 'mt-5'),
        // Two columns, unless the text is large, so that all entries fit a phone.
        titled && inDrawer && 'grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] *:pr-0',
      )}
    >
      {titled && !collapsed && (
        <h2 className="col-span-full px-2 pb-1.5 font-[560] text-ink-3 text-xs">{label}</h2>
      )}
      {entries.map((entry) => {
        const { label: name, to, icon: Icon } = entry;
        return (
          <Tooltip key={to} label={name} side="right" delay={0} disabled={!collapsed}>
            <Link
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              aria-current={currentOf(entry, pathname)}
              className={rowStyles(collapsed)}
              onClick={closeDrawer}
            >
              <Icon aria-hidden />
              <span className={collapsed ? 'sr-only' : 'truncate'}>{name}</span>
              {!collapsed && <Count value={counts[to]} />}
            </Link>
          </Tooltip>
        );
      })}
    </nav>
  );
}

function Count({ value }: { value: number | undefined }): ReactNode {
  if (value === undefined) return null;
  return (
    <span className="num ml-auto font-[560] text-ink-3 text-xs">
      <span aria-hidden>{formatNumber(value)}</span>
      <span className="sr-only">{shellWords('shoots', { count: value })}</span>
    </span>
  );
}
