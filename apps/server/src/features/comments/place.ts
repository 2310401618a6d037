import {
  type NewComment,
  UNKNOWN_CHANGE_MESSAGE,
  UNKNOWN_PARENT_MESSAGE,
  UNKNOWN_REFERENCE_MESSAGE,
} from '@lensemble/contract/comments';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/errors/http-error.ts';
import * as queries from './queries.ts';

/** @throws HttpError 422 */
export async function checkPlace(
  tx: Deps['orm'],
  scope: Pick<TeamScope, 'teamId'>,
  shootId: string,
  {
    referenceId,
    parentId,
    activityId = null,
  }: Pick<NewComment, 'referenceId' | 'parentId'> & Partial<Pick<NewComment, 'activityId'>>,
): Promise<void> {
  if (activityId !== null && !(await queries.hasChange(tx, scope, shootId, activityId)))
    throw invalid({ activityId: UNKNOWN_CHANGE_MESSAGE });
  if (referenceId !== null && !(await queries.hasReference(tx, scope, shootId, referenceId)))
    throw invalid({ referenceId: UNKNOWN_REFERENCE_MESSAGE });
  if (parentId === null) return;
  const parent = await queries.findComment(tx, scope, parentId);
  if (parent?.shootId !== shootId || parent.parentId !== null)
    throw invalid({ parentId: UNKNOWN_PARENT_MESSAGE });
}
