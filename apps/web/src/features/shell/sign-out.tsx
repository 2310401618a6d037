import { shellWords } from '@lensemble/messages/web/shell';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { cn } from '@/lib/cn.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { useOfferedCommand } from '@/lib/shell/offered-commands.ts';
import { keepLeaving, wasLeaving } from './leaving-mark.ts';
import { rowStyles } from './row-styles.ts';
import { useSidebar } from './sidebar-context.ts';

const SignOutSteps = lazyDialog(() => import('./sign-out-steps.tsx'));

export function SignOut() {
  const { collapsed } = useSidebar();
  const [leaving, setLeaving] = useState(wasLeaving);
  const set = (isLeaving: boolean) => {
    keepLeaving(isLeaving);
    setLeaving(isLeaving);
  };
  const start = () => set(true);
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
      {leaving && <SignOutSteps onClose={() => set(false)} />}
    </>
  );
}
