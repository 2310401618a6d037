import type { CallSheetFormat } from '@lensemble/contract/call-sheets';
import { callSheetAddress, callSheetFormats } from '@lensemble/contract/call-sheets';
import { id } from '@lensemble/contract/fields';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { disposition } from '../../file-name.ts';
import { notFound } from '../../http-error.ts';
import { findShoot } from '../shoots/service.ts';
import { makeCallSheet } from './service.ts';

const TYPES: Readonly<Record<CallSheetFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Browsers show a PDF by a style of their own; nothing in it may run or load anything. */
const PDF_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";

export function callSheetRoutes(app: FastifyInstance, deps: Deps): void {
  for (const format of callSheetFormats) {
    app.route<{ Params: { shootId: string } }>({
      method: 'GET',
      url: callSheetAddress(':teamId', ':shootId', format),
      config: { access: 'member' },
      handler: async ({ scope, params }, reply) => {
        const shootId = id.safeParse(params.shootId).data;
        if (!scope || shootId === undefined) throw notFound();
        const shoot = await findShoot(deps, scope, shootId);
        const { name, content } = await makeCallSheet(deps, scope, shoot, format);
        reply.headers({
          'cache-control': 'private, no-store',
          'content-disposition': disposition(format === 'pdf' ? 'inline' : 'attachment', name),
          ...(format === 'pdf' && { 'content-security-policy': PDF_POLICY }),
        });
        return reply.type(TYPES[format]).send(content);
      },
    });
  }
}
