import type { Team } from '@lensemble/contract/teams';

/** The list of teams with `team` as the active one. Adds the team if it is missing. */
export function withActive(teams: readonly Team[] | undefined, team: Team): Team[] {
  const others = teams ?? [];
  const known = others.some(({ id }) => id === team.id) ? others : [...others, team];
  return known.map((each) =>
    each.id === team.id ? { ...team, isActive: true } : { ...each, isActive: false },
  );
}
