import { LogOut, Moon, Sun } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { useAuth } from '@/lib/auth.tsx';
import { cn } from '@/lib/cn.ts';
import { hasUnsaved } from '@/lib/session-end.ts';
import { setTheme, useTheme } from '@/lib/theme.ts';
import { toast } from '@/lib/toast.ts';
import { rowStyles } from './row-styles.ts';
import { useSidebar } from './sidebar-context.ts';

const SignOutQuestion = lazy(() => import('./sign-out-question.tsx'));

/** Theme and sign-out. */
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
    <Tooltip label="Theme" side="right" delay={0} disabled={!collapsed}>
      <button
        type="button"
        aria-label={`Theme, switch to ${other}`}
        className={rowStyles(collapsed, collapsed ? '' : 'flex-1')}
        onClick={() => setTheme(other)}
      >
        <Icon aria-hidden />
        {!collapsed && 'Theme'}
      </button>
    </Tooltip>
  );
}

function SignOut() {
  const { collapsed } = useSidebar();
  const { signOut } = useAuth();
  const [asking, setAsking] = useState(false);
  const leave = () =>
    signOut().catch(() =>
      toast({
        title: 'Error',
        description: 'Failed to sign out. Please try again.',
        variant: 'destructive',
      }),
    );
  return (
    <>
      <Tooltip label="Sign out" side="right" delay={0} disabled={!collapsed}>
        <button
          type="button"
          className={rowStyles(collapsed, collapsed ? '' : 'flex-1')}
          onClick={() => (hasUnsaved() ? setAsking(true) : leave())}
        >
          <LogOut aria-hidden />
          <span className={cn(collapsed && 'sr-only')}>Sign out</span>
        </button>
      </Tooltip>
      {asking && (
        <Suspense>
          <SignOutQuestion onClose={() => setAsking(false)} onConfirm={leave} />
        </Suspense>
      )}
    </>
  );
}
