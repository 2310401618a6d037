import type { Team } from '@lensemble/contract/teams';
import { Link } from '@tanstack/react-router';
import { Check, ChevronsUpDown, Plus, Ticket } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { cn } from '@/lib/cn.ts';
import { count } from '@/lib/format.ts';
import { roleWords } from '@/lib/roles.ts';
import { useSidebar } from './sidebar-context.ts';

/** The active team, and a list of all of them. */
export function TeamSwitcher({ teams }: { teams: readonly Team[] }) {
  const { collapsed, closeDrawer } = useSidebar();
  const active = teams.find((team) => team.isActive) ?? teams[0];
  if (!active) return <TeamSkeleton collapsed={collapsed} />;
  return (
    <DropdownMenu>
      <Tooltip label={active.name} side="right" delay={0} disabled={!collapsed}>
        <DropdownMenuTrigger asChild>
          <button
            type="button"
            aria-label={collapsed ? `Team: ${active.name}` : undefined}
            aria-description="Your teams"
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
      <DropdownMenuContent aria-label="Teams">
        <DropdownMenuLabel>Teams</DropdownMenuLabel>
        {teams.map((team) => (
          <TeamItem key={team.id} team={team} isActive={team === active} />
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to="/profile" hash="team-actions" onClick={closeDrawer}>
            <Plus aria-hidden />
            Create team
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/profile" hash="team-actions" onClick={closeDrawer}>
            <Ticket aria-hidden />
            Join with a code
          </Link>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Leads to what is known about the team; changing the active one has its own screen there. */
function TeamItem({ team, isActive }: { team: Team; isActive: boolean }) {
  const { closeDrawer } = useSidebar();
  return (
    <DropdownMenuItem asChild>
      <Link
        to="/profile"
        hash="teams"
        aria-current={isActive || undefined}
        onClick={closeDrawer}
        className={cn(isActive && 'bg-press [&_small]:text-ink-2')}
      >
        <Avatar name={team.name} square />
        <TeamWords team={team} />
        {isActive && <Check className="ml-auto text-accent-text!" aria-label="Active" />}
      </Link>
    </DropdownMenuItem>
  );
}

function TeamWords({ team, withMembers = false }: { team: Team; withMembers?: boolean }) {
  return (
    <span className="grid min-w-0">
      <span className="truncate font-semibold leading-snug">{team.name}</span>
      <small className="truncate font-[450] text-ink-3 text-xs">
        {roleWords[team.role]}
        {withMembers && ` · ${count(team.memberCount, 'member')}`}
      </small>
    </span>
  );
}

function TeamSkeleton({ collapsed }: { collapsed: boolean }) {
  return (
    <div
      className={cn(
        'my-3 flex w-full shrink-0 items-center gap-2.5 rounded-md border border-line bg-surface-1 p-2',
        collapsed && 'w-9 border-transparent bg-transparent p-0.5',
      )}
    >
      <Skeleton className="size-8 shrink-0 rounded-sm" />
      {!collapsed && (
        <span className="grid flex-1 gap-1.5">
          <Skeleton className="h-3 w-4/5" />
          <Skeleton className="h-2.5 w-3/5" />
        </span>
      )}
    </div>
  );
}
