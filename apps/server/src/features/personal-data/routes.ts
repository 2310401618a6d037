import { downloadPersonalData } from '@lensemble/contract/personal-data';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { disposition } from '../../lib/file-name.ts';
import { packPersonalData } from './service.ts';

export function personalDataRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, downloadPersonalData, async ({ me, reply }) => {
    const zip = await packPersonalData(deps, me.userId);
    reply.headers({
      'cache-control': 'private, no-store',
      'content-disposition': disposition('attachment', 'lensemble-data.zip'),
    });
    return reply.type('application/zip').send(zip);
  });
}
