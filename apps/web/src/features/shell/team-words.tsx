import type { Team } from '@lensemble/contract/teams';
import { shellWords } from '@lensemble/messages/web/shell';
import { roleWords } from '@/lib/teams/roles.ts';

export function TeamWords({ team, withMembers = false }: { team: Team; withMembers?: boolean }) {
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
