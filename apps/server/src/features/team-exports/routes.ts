import {
  downloadTeamExport,
  getTeamExport,
  startTeamExport,
} from '@lensemble/contract/team-exports';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { disposition, fileNameOf } from '../../lib/file-name.ts';
import { findTeam } from '../teams/service.ts';
import * as service from './service.ts';

export function teamExportRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getTeamExport, async ({ scope }) => ({
    export: await service.findExport(deps, scope),
  }));

  route(app, startTeamExport, async ({ scope, me, reply }) => {
    const started = await service.startExport(deps, scope, me.userId);
    reply.code(202);
    return { export: started };
  });

  route(app, downloadTeamExport, async ({ scope, me, reply }) => {
    const archive = await service.openExport(deps, scope);
    const { name } = await findTeam(deps.orm, me.userId, scope.teamId);
    reply.headers({
      'cache-control': 'private, no-store',
      'content-disposition': disposition('attachment', `${fileNameOf(name) || 'team'}.zip`),
      'content-length': archive.size,
    });
    return reply.type('application/zip').send(archive.read());
  });
}
