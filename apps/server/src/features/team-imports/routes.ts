import {
  ARCHIVE_TYPE,
  copyTeamImport,
  getTeamImport,
  startTeamImport,
} from '@lensemble/contract/team-imports';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { wrongType } from '../../http/errors/http-error.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

export function teamImportRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getTeamImport, async ({ me }) => ({
    import: await service.findImport(deps, me.userId),
  }));

  route(app, copyTeamImport, async ({ me, reply }) => {
    const copy = await service.startCopy(deps, me.userId);
    reply.code(202);
    return { import: copy };
  });

  // Only here does the server take a body of this type. The service reads it as a stream.
  app.register((scoped, _options, done) => {
    scoped.addContentTypeParser(ARCHIVE_TYPE, (_request, _body, taken) => taken(null, undefined));
    route(scoped, startTeamImport, async ({ me, request, reply }) => {
      if (request.headers['content-type'] !== ARCHIVE_TYPE) throw wrongType();
      const started = await service
        .startImport(deps, me.userId, request.raw)
        // Drains the rest of a refused file. Otherwise the client cannot read the response.
        .finally(() => request.raw.resume());
      reply.code(202);
      return { import: started };
    });
    done();
  });
}
