import type { CallScope } from './call-scope.ts';
import type { TeamScope } from './scope.ts';

/** Makes a scope. Only for `access/`, and for tests, which have no request to read one from. */
export function grantScope(
  membership: Pick<TeamScope, 'teamId' | 'userId' | 'role' | 'revision'>,
): TeamScope {
  return membership as TeamScope;
}

/** Makes the scope of a personal link, as above. */
export function grantCall(
  link: Pick<CallScope, 'teamId' | 'shootId' | 'participantId' | 'linkVersion'>,
): CallScope {
  return link as CallScope;
}
