import { connectRefusal } from '@lensemble/contract/crew-accounts';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, notFound } from '../../http/errors/http-error.ts';
import { setAccount } from './queries.ts';

/**
 * Says which member a crew entry is, or that it is none.
 * @throws HttpError 403, 404; 409 if the member is another entry already; 422 for an account that is not in the team
 */
export async function connectAccount(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  id: string,
  userId: string | null,
): Promise<{ userId: string | null }> {
  const check = (current: string | null) => {
    const refusal = connectRefusal(scope, current, userId);
    if (refusal !== undefined) throw forbidden(refusal);
  };
  const connected = await setAccount(orm, scope, id, userId, check);
  if (!connected) throw notFound();
  return connected;
}
