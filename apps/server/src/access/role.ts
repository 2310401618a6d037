import type { Action } from '@lensemble/contract/permissions';
import { may, refusals } from '@lensemble/contract/permissions';
import { forbidden } from '../http-error.ts';
import type { TeamScope } from './scope.ts';

/** @throws HttpError 403 where the role in the team does not allow what a route does */
export function checkRole({ role }: TeamScope, action: Action | undefined): void {
  if (action && !may(role, action)) throw forbidden(refusals[action]);
}
