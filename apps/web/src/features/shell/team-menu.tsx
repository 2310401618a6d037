import { may } from '@lensemble/contract/permissions';
import type { Team } from '@lensemble/contract/teams';
import { shellWords } from '@lensemble/messages/web/shell';
import { useNavigate } from '@tanstack/react-router';
import { Plus, Ticket, UserPlus } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import {
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from '@/components/ui/dropdown-menu.tsx';
import { paths } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';
import type { TeamTools } from './shell-data.ts';
import { useSidebar } from './sidebar-context.ts';
import { TeamWords } from './team-words.tsx';

interface TeamMenuProps {
  teams: readonly Team[];
  active: Team;
  tools: TeamTools;
}

export function TeamMenu({ teams, active, tools }: TeamMenuProps) {
  const { closeDrawer } = useSidebar();
  const navigate = useNavigate();
  const invite = () => void navigate({ to: paths.profile.path, hash: 'teams' });
  const leaveFor =
    <Input extends unknown[]>(act: (...input: Input) => void) =>
    (...input: Input) => {
      closeDrawer();
      act(...input);
    };
  return (
    <DropdownMenuContent aria-label={shellWords('teams')}>
      <DropdownMenuLabel>{shellWords('teams')}</DropdownMenuLabel>
      <TeamItems teams={teams} active={active} onSwitch={leaveFor(tools.switchTo)} />
      <DropdownMenuSeparator />
      {may(active.role, 'readInviteCode') && (
        <DropdownMenuItem onSelect={leaveFor(invite)}>
          <UserPlus aria-hidden />
          {shellWords('invite')}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={leaveFor(tools.createTeam)}>
        <Plus aria-hidden />
        {shellWords('createTeam')}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={leaveFor(tools.joinTeam)}>
        <Ticket aria-hidden />
        {shellWords('joinTeam')}
      </DropdownMenuItem>
    </DropdownMenuContent>
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
