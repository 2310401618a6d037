import type { Writable } from 'node:stream';
import { BODY_MAX_BYTES } from '@lensemble/contract/constants';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { accessGate } from './access/gate.ts';
import { activityRoutes } from './features/activity/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { availabilityRoutes } from './features/availability/routes.ts';
import { awayRoutes } from './features/away/routes.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { callSheetRoutes } from './features/call-sheets/routes.ts';
import { callRoutes } from './features/calls/routes.ts';
import { catalogueRoutes } from './features/catalogues/routes.ts';
import { commentRoutes } from './features/comments/routes.ts';
import { confirmationRoutes } from './features/confirmation/routes.ts';
import { consentRoutes } from './features/consents/routes.ts';
import { conventionLinkRoutes } from './features/convention-links/routes.ts';
import { conventionRoutes } from './features/conventions/routes.ts';
import { creditRoutes } from './features/credits/routes.ts';
import { crewAccountRoutes } from './features/crew-accounts/routes.ts';
import { datePollRoutes } from './features/date-polls/routes.ts';
import { dayRoutes } from './features/days/routes.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { emailChangeRoutes } from './features/email-change/routes.ts';
import { galleryRoutes } from './features/galleries/routes.ts';
import { googleRoutes } from './features/google/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { hostedRechecks } from './features/hosted/service.ts';
import { imageRoutes, storageRoutes } from './features/images/routes.ts';
import { inviteRoutes } from './features/invites/routes.ts';
import { languageRoutes } from './features/languages/routes.ts';
import { linkedNameRoutes } from './features/linked-names/routes.ts';
import { liveRoutes } from './features/live/routes.ts';
import { mailboxRoutes } from './features/mailboxes/routes.ts';
import { mapRoutes } from './features/maps/routes.ts';
import { memberRoutes } from './features/members/routes.ts';
import { notificationSettingsRoutes } from './features/notification-settings/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { operatorRoutes } from './features/operators/routes.ts';
import { outlookRoutes } from './features/outlook/routes.ts';
import { passkeyRoutes } from './features/passkeys/routes.ts';
import { passwordRoutes } from './features/passwords/routes.ts';
import { personalDataRoutes } from './features/personal-data/routes.ts';
import { placeRoutes } from './features/places/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { providerRoutes } from './features/providers/routes.ts';
import { publicShootRoutes } from './features/public-shoots/routes.ts';
import { pushRoutes } from './features/push/routes.ts';
import { referenceRoutes } from './features/references/routes.ts';
import { reminderRoutes } from './features/reminders/routes.ts';
import { sampleDataRoutes } from './features/sample-data/routes.ts';
import { sessionRoutes } from './features/sessions/routes.ts';
import { shareLinkRoutes } from './features/share-links/routes.ts';
import { shootMapRoutes } from './features/shoot-map/routes.ts';
import { shootResourceRoutes } from './features/shoot-resources/routes.ts';
import { shootRoutes } from './features/shoots/routes.ts';
import { shortCodeRoutes } from './features/short-codes/routes.ts';
import { teamExportRoutes } from './features/team-exports/routes.ts';
import { teamImportRoutes } from './features/team-imports/routes.ts';
import { teamRoutes } from './features/teams/routes.ts';
import { settle } from './features/teams/service.ts';
import { templateRoutes } from './features/templates/routes.ts';
import { trashRoutes } from './features/trash/routes.ts';
import { twoStepRoutes } from './features/two-step/routes.ts';
import { weatherRoutes } from './features/weather/routes.ts';
import type { Env } from './start/env.ts';
import './http/fastify-types.ts';
import { queuesOf, tasksOf } from './background-work.ts';
import { answerError, errorAnswers } from './http/errors/answer-error.ts';
import { clientErrorAnswer } from './http/errors/client-errors.ts';
import { jsonBodies } from './http/json-bodies.ts';
import { logAnswers, loggerOptions } from './http/log.ts';
import { ownSignIn } from './http/own-sign-in.ts';
import { readableAddress } from './http/path-pattern.ts';
import { proxyTrust, requestIdMaker } from './http/request-ids.ts';
import { sameOrigin } from './http/same-origin.ts';
import { carefulHeaders, securityHeaders } from './http/security-headers.ts';
import { uploads } from './http/uploads/forms.ts';
import { backgroundTasks } from './jobs/tasks.ts';
import { type DepsParts, makeDeps } from './make-deps.ts';
import type { Metrics } from './metrics/metrics.ts';
import { pageRoutes } from './pages/routes.ts';

/** Node's limit for all headers together, so a longer path part cannot arrive. */
const PATH_PART_MAX = 16_384;
/** A picture upload over a slow connection may take minutes. */
const REQUEST_TIMEOUT = 300_000;

export interface AppParts extends DepsParts {
  readonly metrics?: Metrics | undefined;
  /** Where the log goes, for tests. */
  readonly logTo?: Writable;
}

/** The contract validates everything (`http/route.ts`). Loading Fastify's validation would take 30 ms. */
const noSchemas = (): never => {
  throw new Error('A route is checked against its endpoint in the contract');
};

function makeServer(env: Env, stream: Writable | undefined): FastifyInstance {
  const trustProxy = proxyTrust(env);
  return fastify({
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    logger: { ...loggerOptions(env), ...(stream && { stream }) },
    // Fastify's own request log contains whole URLs.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: BODY_MAX_BYTES,
    genReqId: requestIdMaker(trustProxy),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    routerOptions: { maxParamLength: PATH_PART_MAX },
    // These errors occur before any hook runs.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(carefulHeaders(env))),
    clientErrorHandler: clientErrorAnswer(carefulHeaders(env)),
    requestTimeout: REQUEST_TIMEOUT,
    // During shutdown, requests on open connections are still served; the connections are closed afterwards.
    return503OnClosing: false,
  });
}

/**
 * Builds the server without listening.
 * @throws Error if a route does not declare its access
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { metrics } = parts;
  const made = makeDeps(parts);
  const deps = metrics ? metrics.wrap(made) : made;
  const { env, orm } = deps;
  const app = makeServer(env, parts.logTo).decorate('limits', deps.limits);
  app.decorate('createsPerMinute', env.quotas.creates);
  app.decorate('languages', env.languages);

  logAnswers(app);
  metrics?.watch(app, deps.jobs);
  securityHeaders(app, env);
  errorAnswers(app);
  jsonBodies(app);
  await uploads(app, deps);
  sameOrigin(app, env);
  ownSignIn(app, env);
  accessGate(app, {
    ...deps,
    settle: async ({ userId }) => void (await orm.transaction((tx) => settle(tx, env, userId))),
    maySignIn: hostedRechecks(deps),
  });

  googleRoutes(app, deps);
  authRoutes(app, deps);
  confirmationRoutes(app, deps);
  passkeyRoutes(app, deps);
  passwordRoutes(app, deps);
  emailChangeRoutes(app, deps);
  sessionRoutes(app, deps);
  providerRoutes(app, deps);
  profileRoutes(app, deps);
  personalDataRoutes(app, deps);
  languageRoutes(app, deps);
  teamRoutes(app, deps);
  teamExportRoutes(app, deps);
  teamImportRoutes(app, deps);
  memberRoutes(app, deps);
  inviteRoutes(app, deps);
  shortCodeRoutes(app, deps);
  catalogueRoutes(app, deps);
  awayRoutes(app, deps);
  crewAccountRoutes(app, deps);
  availabilityRoutes(app, deps);
  outlookRoutes(app, deps);
  activityRoutes(app, deps);
  trashRoutes(app, deps);
  shootRoutes(app, deps);
  conventionRoutes(app, deps);
  conventionLinkRoutes(app, deps);
  templateRoutes(app, deps);
  twoStepRoutes(app, deps);
  sampleDataRoutes(app, deps);
  shootMapRoutes(app, deps);
  linkedNameRoutes(app, deps);
  shootResourceRoutes(app, deps);
  referenceRoutes(app, deps);
  reminderRoutes(app, deps);
  shareLinkRoutes(app, deps);
  callRoutes(app, deps);
  creditRoutes(app, deps);
  commentRoutes(app, deps);
  galleryRoutes(app, deps);
  consentRoutes(app, deps);
  datePollRoutes(app, deps);
  dayRoutes(app, deps);
  publicShootRoutes(app, deps);
  calendarRoutes(app, deps);
  mailboxRoutes(app, deps);
  operatorRoutes(app, deps);
  callSheetRoutes(app, deps);
  documentRoutes(app, deps);
  mapRoutes(app, deps);
  placeRoutes(app, deps);
  weatherRoutes(app, deps);
  liveRoutes(app, deps);
  notificationRoutes(app, deps);
  notificationSettingsRoutes(app, deps);
  pushRoutes(app, deps);
  imageRoutes(app, deps);
  storageRoutes(app, deps);
  healthRoutes(app, deps);
  pageRoutes(app, deps);
  backgroundTasks(app, deps.jobs, { tasks: tasksOf(deps), queues: queuesOf(deps) });
  return app;
}
