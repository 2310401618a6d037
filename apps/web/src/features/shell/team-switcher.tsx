import type { Team } from '@lensemble/contract/teams';
import { shellWords } from '@lensemble/messages/web/shell';
import { ChevronsUpDown, Plus, Ticket } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { cn } from '@/lib/cn.ts';
import { roleWords } from '@/lib/teams/roles.ts';
import type { TeamTools } from './shell-data.ts';
import { useSidebar } from './sidebar-context.ts';

interface TeamSwitcherProps {
  teams: readonly Team[];
  tools: TeamTools;
}

export function TeamSwitcher({ teams, tools }: TeamSwitcherProps) {
  const { collapsed, closeDrawer } = useSidebar();
  const active = teams.find((team) => team.isActive) ?? teams[0];
  if (!active) return <TeamSkeleton collapsed={collapsed} />;
  const leaveFor =
    <Input extends unknown[]>(act: (...input: Input) => void) =>
    (...input: Input) => {
      closeDrawer();
      act(...input);
    };
  return (
    <DropdownMenu>
      <Tooltip label={active.name} side="right" delay={0} disabled={!collapsed}>
        <DropdownMenuTrigger asChild>
          <button
            type="button"
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
      <DropdownMenuContent aria-label={shellWords('teams')}>
        <DropdownMenuLabel>{shellWords('teams')}</DropdownMenuLabel>
        <TeamItems teams={teams} active={active} onSwitch={leaveFor(tools.switchTo)} />
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={leaveFor(tools.createTeam)}>
          <Plus aria-hidden />
          {shellWords('createTeam')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={leaveFor(tools.joinTeam)}>
          <Ticket aria-hidden />
          {shellWords('joinTeam')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

interface TeamItemsProps {
  teams: readonly Team[];
  active: Team;
  onSwitch: (team: Team) => void;
}

function TeamItems({ teams, active, onSwitch }: TeamItemsProps) {
  const choose = (id: string) => {
    const team = teams.find((each) => each.id === id);
    if (team && team !== active) onSwitch(team);
  };
  return (
    <DropdownMenuRadioGroup
      value={active.id}
      onValueChange={choose}
      aria-label={shellWords('teams')}
    >
      {teams.map((team) => (
        <DropdownMenuRadioItem
          key={team.id}
          value={team.id}
          className={cn(team === active && 'bg-press [&_small]:text-ink-2')}
        >
          <Avatar name={team.name} square />
          <TeamWords team={team} />
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  );
}

function TeamWords({ team, withMembers = false }: { team: Team; withMembers?: boolean }) {
  return (
    <span className="grid min-w-0">
      <span className="truncate font-semibold leading-snug">{team.name}</span>
      <small className="truncate font-[450] text-ink-3 text-xs">
        {withMembers
          ? shellWords('roleAndMembers', { role: roleWords[team.role], count: team.memberCount })
          : roleWords[team.role]}
      </small>
    </span>
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
