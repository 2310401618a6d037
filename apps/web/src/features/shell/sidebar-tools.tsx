import { shellWords } from '@lensemble/messages/web/shell';
import { Moon, Sun } from 'lucide-react';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { cn } from '@/lib/cn.ts';
import { setTheme, useTheme } from '@/lib/shell/theme.ts';
import { rowStyles } from './row-styles.ts';
import { useSidebar } from './sidebar-context.ts';
import { SignOut } from './sign-out.tsx';

export function SidebarTools() {
  const { collapsed } = useSidebar();
  return (
    <div className={cn('flex gap-1', collapsed && 'flex-col')}>
      <ThemeToggle />
      <SignOut />
    </div>
  );
}

function ThemeToggle() {
  const { collapsed } = useSidebar();
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <Tooltip label={shellWords('theme')} side="right" delay={0} disabled={!collapsed}>
      <button
        type="button"
        aria-label={other === 'light' ? shellWords('toLight') : shellWords('toDark')}
        className={rowStyles(collapsed, collapsed ? '' : 'flex-1')}
        onClick={() => setTheme(other)}
      >
        <Icon aria-hidden />
        {!collapsed && shellWords('theme')}
      </button>
    </Tooltip>
  );
}
