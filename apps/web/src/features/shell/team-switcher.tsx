import type { Team } from '@lensemble/contract/teams';
import { shellWords } from '@lensemble/messages/web/shell';
import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { DropdownMenu, DropdownMenuTrigger } from '@/components/ui/dropdown-menu.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { cn } from '@/lib/cn.ts';
import { lateCode } from '@/lib/shell/late-code.ts';
import { toastNotOpened } from '@/lib/shell/toast.ts';
import { useLateCode } from '@/lib/shell/use-late-code.ts';
import type { TeamTools } from './shell-data.ts';
import { useSidebar } from './sidebar-context.ts';
import { TeamWords } from './team-words.tsx';

interface TeamSwitcherProps {
  teams: readonly Team[];
  tools: TeamTools;
}

const code = lateCode(async () => (await import('./team-menu.tsx')).TeamMenu);

/** The teams of the user. Their menu loads when the pointer or the focus reaches the button. */
export function TeamSwitcher({ teams, tools }: TeamSwitcherProps) {
  const { collapsed } = useSidebar();
  const active = teams.find((team) => team.isActive) ?? teams[0];
  const [isWanted, want] = useState(false);
  const Menu = useLateCode(code, isWanted, () => {
    want(false);
    toastNotOpened();
  });
  if (!active) return <TeamSkeleton collapsed={collapsed} />;
  return (
    <DropdownMenu>
      <Tooltip label={active.name} side="right" delay={0} disabled={!collapsed}>
        <DropdownMenuTrigger asChild>
          <button
            type="button"
            onPointerEnter={() => want(true)}
            onFocus={() => want(true)}
            aria-label={collapsed ? shellWords('team', { team: active.name }) : undefined}
            aria-description={shellWords('yourTeams')}
            className={cn(
              'my-3 flex w-full shrink-0 items-center gap-2.5 rounded-md border border-line bg-surface-1 p-2 text-left transition-colors hover:border-line-strong focus-visible:rounded-md max-md:min-h-14',
              collapsed && 'w-9 border-transparent bg-transparent p-0.5',
            )}
          >
            <Avatar name={active.name} square />
            {!collapsed && (
              <>
                <TeamWords team={active} withMembers />
                <ChevronsUpDown className="ml-auto size-4 shrink-0 text-ink-3" aria-hidden />
              </>
            )}
          </button>
        </DropdownMenuTrigger>
      </Tooltip>
      {Menu && <Menu {...{ teams, active, tools }} />}
    </DropdownMenu>
  );
}

function TeamSkeleton({ collapsed }: { collapsed: boolean }) {
  return (
    <div
      className={cn(
        'my-3 flex w-full shrink-0 items-center gap-2.5 rounded-md border border-line bg-surface-1 p-2 max-md:min-h-14',
        collapsed && 'w-9 border-transparent bg-transparent p-0.5',
      )}
    >
      <Skeleton className="size-8 shrink-0 rounded-sm" />
      {!collapsed && (
        <span className="grid flex-1">
          <span className="flex h-[1lh] items-center leading-snug">
            <Skeleton className="h-3 w-4/5" />
          </span>
          <span className="flex h-[1lh] items-center text-xs">
            <Skeleton className="h-2.5 w-3/5" />
          </span>
        </span>
      )}
    </div>
  );
}
