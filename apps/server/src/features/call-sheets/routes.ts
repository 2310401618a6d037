import {
  type CallSheetFormat,
  callSheetAddress,
  callSheetFormats,
} from '@lensemble/contract/call-sheets';
import { id } from '@lensemble/contract/fields';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { disposition } from '../../lib/file-name.ts';
import { findShoot } from '../shoots/service.ts';
import { makeCallSheet, regionOf } from './service.ts';

const TYPES: Readonly<Record<CallSheetFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The PDF viewer of browsers needs inline styles. Scripts and requests stay forbidden. */
const PDF_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";

export function callSheetRoutes(app: FastifyInstance, deps: Deps): void {
  for (const format of callSheetFormats) {
    app.route<{ Params: { shootId: string } }>({
      method: 'GET',
      url: callSheetAddress(':teamId', ':shootId', format),
      config: { access: 'member' },
      handler: async (request, reply) => {
        const { scope, params, headers } = request;
        const shootId = id.safeParse(params.shootId).data;
        if (!scope || shootId === undefined) throw notFound();
        const shoot = await findShoot(deps, scope, shootId);
        const { name, content } = await makeCallSheet(deps, scope, shoot, format, {
          language: readerLanguage(request, deps.env),
          region: regionOf(headers['accept-language']),
        });
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
