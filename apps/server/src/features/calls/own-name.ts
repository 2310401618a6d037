import type { CallScope } from '../../access/call-scope.ts';
import { inTeam } from '../../access/in-team.ts';
import type { Deps } from '../../deps.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import { holdLink } from './rows/links.ts';
import { setNotNamed } from './rows/naming.ts';

const namingOfCall = defineLimit('namingOfCall', { points: 60, seconds: HOUR }, 'person');

/**
 * Notes whether the holder of a link may be named outside of the team. It counts for all shoots of a crew member.
 * @returns false if the link has ended meanwhile
 * @throws HttpError 429
 */
export async function changeNaming(
  { orm, limits }: Pick<Deps, 'orm' | 'limits'>,
  scope: CallScope,
  notNamed: boolean,
): Promise<boolean> {
  await limits.count([namingOfCall.by(scope.participantId)]);
  let isOpen = true;
  await inTeam(orm, scope, async (tx) => {
    isOpen = await holdLink(tx, scope);
    return isOpen ? setNotNamed(tx, scope, notNamed) : undefined;
  });
  return isOpen;
}
