import * as endpoints from '@lensemble/contract/call-sending';
import { askForConsents as askEndpoint } from '@lensemble/contract/consents';
import * as daysEndpoints from '@lensemble/contract/convention-days';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { readClaim } from '../../http/idempotency/read-claim.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { route } from '../../http/route.ts';
import { regionOf } from '../call-sheets/service.ts';
import { askForConsents } from './consent-mails.ts';
import { previewDays } from './days-preview.ts';
import { listDays, sendDays } from './days-sending.ts';
import { nudgeCalls, pdfOfCall, previewCall, sendCalls } from './sending.ts';

export function callSendingRoutes(app: FastifyInstance, deps: Deps): void {
  const readerOf = (request: FastifyRequest) => ({
    language: readerLanguage(request, deps.env),
    region: regionOf(request.headers['accept-language']),
  });

  route(app, endpoints.sendCalls, async ({ scope, params, body, request }) => {
    const claim = await readClaim(request, body);
    return sendCalls(deps, scope, params.id, body, { claim, reader: readerOf(request) });
  });

  route(app, endpoints.nudgeCalls, ({ scope, params, body }) =>
    nudgeCalls(deps, scope, params.id, body.participantIds),
  );

  route(app, askEndpoint, ({ scope, params, body }) =>
    askForConsents(deps, scope, params.id, body.participantIds),
  );

  route(app, daysEndpoints.listConventionDays, ({ scope, params }) =>
    listDays(deps, scope, params.id),
  );

  route(app, daysEndpoints.sendConventionDays, async ({ scope, params, body, request }) =>
    sendDays(deps, scope, params.id, body, await readClaim(request, body)),
  );

  route(app, daysEndpoints.getDaysEmail, ({ scope, params: { id, personnelId } }) =>
    previewDays(deps, scope, { conventionId: id, personnelId }),
  );

  route(app, endpoints.getCallEmail, ({ scope, params }) =>
    previewCall(deps, scope, { shootId: params.id, participantId: params.participantId }),
  );

  route(app, endpoints.getCallPdf, ({ scope, params, request }) =>
    pdfOfCall(deps, scope, params.id, readerOf(request)),
  );
}
