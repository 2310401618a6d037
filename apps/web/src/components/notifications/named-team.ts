import type { Notification } from '@lensemble/contract/notifications';
import type { Team } from '@lensemble/contract/teams';

/**
 * The team to name beside a notification; null if its sentence names it, or if there is no other one. The sentence already
 * names the shoot.
 */
export function namedTeam(
  { kind, teamName }: Pick<Notification, 'kind' | 'teamName'>,
  teams: readonly Team[] | undefined,
): string | null {
  const isOnly = teams !== undefined && teams.length <= 1;
  return kind === 'invitations' || kind === 'members' || isOnly ? null : teamName;
}
