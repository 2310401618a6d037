import { listLinkedNames } from '@lensemble/contract/linked-names';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { findLinkedNames } from './queries.ts';

export function linkedNameRoutes(app: FastifyInstance, deps: Deps): void {
  const answerList = deps.lists(listLinkedNames);

  route(app, listLinkedNames, (call) =>
    answerList(call, () => findLinkedNames(deps.orm, call.scope, call.query.after)),
  );
}
