import { shellWords } from '@lensemble/messages/web/shell';
import { LogOut, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { cn } from '@/lib/cn.ts';
import { useAuth } from '@/lib/session/auth.tsx';
import { hasUnsaved } from '@/lib/session/session-end.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { useOfferedCommand } from '@/lib/shell/offered-commands.ts';
import { setTheme, useTheme } from '@/lib/shell/theme.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { rowStyles } from './row-styles.ts';
import { useSidebar } from './sidebar-context.ts';

const SignOutQuestion = lazyDialog(() => import('./sign-out-question.tsx'));

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

function SignOut() {
  const { collapsed } = useSidebar();
  const { signOut } = useAuth();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    if (leaving) return;
    setLeaving(true);
    // Success loads another page, so only a failure resets the button.
    signOut().catch(() => {
      setLeaving(false);
      toastError(shellWords('notSignedOut'));
    });
  };
  const start = () => (hasUnsaved() ? setAsking(true) : leave());
  useOfferedCommand('signOut', start);
  return (
    <>
      <Tooltip label={shellWords('signOut')} side="right" delay={0} disabled={!collapsed}>
        <button
          type="button"
          aria-disabled={leaving}
          aria-busy={leaving}
          className={rowStyles(collapsed, collapsed ? '' : 'flex-1', 'aria-busy:opacity-60')}
          onClick={start}
        >
          <LogOut aria-hidden />
          <span className={cn(collapsed && 'sr-only')}>{shellWords('signOutButton')}</span>
        </button>
      </Tooltip>
      {asking && (
        <SignOutQuestion pending={leaving} onClose={() => setAsking(false)} onConfirm={leave} />
      )}
    </>
  );
}
