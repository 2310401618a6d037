import type { Team } from '@lensemble/contract/teams';

/** The list of one's teams once `team` is the active one; it may be new to the list. */
export function withActive(teams: readonly Team[] | undefined, team: Team): Team[] {
  const others = teams ?? [];
  const known = others.some(({ id }) => id === team.id) ? others : [...others, team];
  return known.map((each) =>
    each.id === team.id ? { ...team, isActive: true } : { ...each, isActive: false },
  );
}
