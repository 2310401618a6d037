import type { Team } from '@lensemble/contract/teams';
import { Crown } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { count } from '@/lib/format.ts';
import { roleWords } from '@/lib/roles.ts';
import { Section } from './section.tsx';

/** The teams one belongs to, to look at. */
export function TeamList({ teams }: { teams: readonly Team[] }) {
  return (
    <Section title="Team management" id="teams">
      <ul className="grid grid-cols-1">
        {teams.map((team) => (
          <li
            key={team.id}
            className="flex min-h-13 items-center gap-3 py-2 not-first:border-line not-first:border-t"
          >
            <Avatar name={team.name} square />
            <div className="min-w-0 flex-1">
              <b className="block truncate font-[580] text-base leading-snug">{team.name}</b>
              <small className="block text-ink-3 text-xs">
                {count(team.memberCount, 'member')}
                {team.isActive && ' · Active'}
              </small>
            </div>
            <Badge>
              {team.role === 'owner' && <Crown aria-hidden />}
              {roleWords[team.role]}
            </Badge>
          </li>
        ))}
      </ul>
    </Section>
  );
}
