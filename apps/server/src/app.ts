import type { Writable } from 'node:stream';
import { BODY_MAX_BYTES } from '@lensemble/contract/constants';
import { GOOGLE_CALLBACK_PATH } from '@lensemble/contract/google';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { accessGate } from './access/gate.ts';
import { dailyBackups } from './backups/automatic.ts';
import type { Database } from './db/engine/database.ts';
import type { Deps } from './deps.ts';
import { activityRoutes } from './features/activity/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { availabilityRoutes } from './features/availability/routes.ts';
import { awayRoutes } from './features/away/routes.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { callSheetRoutes } from './features/call-sheets/routes.ts';
import { callRoutes } from './features/calls/routes.ts';
import { afterwardsLetter, callLetter, noteCallOutcome } from './features/calls/service.ts';
import { catalogueRoutes } from './features/catalogues/routes.ts';
import { cleanUp } from './features/clean-up/service.ts';
import { commentRoutes } from './features/comments/routes.ts';
import { confirmationRoutes } from './features/confirmation/routes.ts';
import { consentRoutes } from './features/consents/routes.ts';
import { conventionLinkRoutes } from './features/convention-links/routes.ts';
import { conventionRoutes } from './features/conventions/routes.ts';
import { creditRoutes } from './features/credits/routes.ts';
import { crewAccountRoutes } from './features/crew-accounts/routes.ts';
import { datePollRoutes } from './features/date-polls/routes.ts';
import { nudgeForDeadlines } from './features/date-polls/service.ts';
import { dayRoutes } from './features/days/routes.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { emailChangeRoutes } from './features/email-change/routes.ts';
import { galleryRoutes } from './features/galleries/routes.ts';
import { googleRoutes } from './features/google/routes.ts';
import { googleEventQueue, googleEventsTask } from './features/google/service.ts';
import { healthRoutes } from './features/health/routes.ts';
import { hostedRechecks } from './features/hosted/service.ts';
import { hostedQueues } from './features/hosted-departures/service.ts';
import { imageRoutes, storageRoutes } from './features/images/routes.ts';
import { inviteRoutes } from './features/invites/routes.ts';
import { invitationLetter } from './features/invites/service.ts';
import { languageRoutes } from './features/languages/routes.ts';
import { linkedNameRoutes } from './features/linked-names/routes.ts';
import { liveRoutes } from './features/live/routes.ts';
import { mailboxRoutes } from './features/mailboxes/routes.ts';
import { mailQueue } from './features/mails/service.ts';
import { mapRoutes } from './features/maps/routes.ts';
import { memberRoutes } from './features/members/routes.ts';
import { notificationSettingsRoutes } from './features/notification-settings/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import {
  deliver,
  notificationsLetter,
  pushMessage,
  tellDue,
} from './features/notifications/service.ts';
import { operatorRoutes } from './features/operators/routes.ts';
import { outlookRoutes } from './features/outlook/routes.ts';
import { passwordRoutes } from './features/passwords/routes.ts';
import { personalDataRoutes } from './features/personal-data/routes.ts';
import { placeRoutes } from './features/places/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { providerRoutes } from './features/providers/routes.ts';
import { publicShootRoutes } from './features/public-shoots/routes.ts';
import { pushRoutes } from './features/push/routes.ts';
import { pushQueue } from './features/push/service.ts';
import { referenceRoutes } from './features/references/routes.ts';
import { reminderRoutes } from './features/reminders/routes.ts';
import {
  noteOutcome,
  noticeLetter,
  reminderLetter,
  sendDueReminders,
} from './features/reminders/service.ts';
import { sampleDataRoutes } from './features/sample-data/routes.ts';
import { sessionRoutes } from './features/sessions/routes.ts';
import { shareLinkRoutes } from './features/share-links/routes.ts';
import { shootMapRoutes } from './features/shoot-map/routes.ts';
import { shootResourceRoutes } from './features/shoot-resources/routes.ts';
import { shootRoutes } from './features/shoots/routes.ts';
import { shortCodeRoutes } from './features/short-codes/routes.ts';
import { teamExportRoutes } from './features/team-exports/routes.ts';
import { teamExportQueue } from './features/team-exports/service.ts';
import { teamImportRoutes } from './features/team-imports/routes.ts';
import { teamImportQueue } from './features/team-imports/service.ts';
import { teamRoutes } from './features/teams/routes.ts';
import { settle } from './features/teams/service.ts';
import { templateRoutes } from './features/templates/routes.ts';
import { fillTimeZones, updateHeldTimes } from './features/time-zones/service.ts';
import { trashRoutes } from './features/trash/routes.ts';
import { weatherRoutes } from './features/weather/routes.ts';
import type { Env } from './start/env.ts';
import './http/fastify-types.ts';
import { answerError, errorAnswers } from './http/errors/answer-error.ts';
import { answerClientError } from './http/errors/client-errors.ts';
import { jsonBodies } from './http/json-bodies.ts';
import { makeLists } from './http/lists/answers.ts';
import { logAnswers, loggerOptions } from './http/log.ts';
import { ownSignIn } from './http/own-sign-in.ts';
import { readableAddress } from './http/path-pattern.ts';
import { noRateLimits, postgresRateLimits } from './http/rate-limits.ts';
import { proxyTrust, requestIdMaker } from './http/request-ids.ts';
import { sameOrigin } from './http/same-origin.ts';
import { carefulHeaders, securityHeaders } from './http/security-headers.ts';
import { uploads } from './http/uploads/forms.ts';
import type { Queue, Task } from './jobs/jobs.ts';
import { pgBossJobs } from './jobs/pg-boss.ts';
import { backgroundTasks } from './jobs/tasks.ts';
import type { Metrics } from './metrics/metrics.ts';
import { pageRoutes } from './pages/routes.ts';
import { localArchives } from './ports/archives/local-folder.ts';
import { s3Archives } from './ports/archives/s3.ts';
import { googleCalendar } from './ports/calendar/google-calendar.ts';
import { databaseChanges } from './ports/changes/database-changes.ts';
import { googleDrive } from './ports/documents/google-drive.ts';
import { googleApi } from './ports/google/api.ts';
import { googleOauth } from './ports/google/oauth.ts';
import type { GoogleTokens, OwnGoogle } from './ports/google/port.ts';
import type { GoogleService } from './ports/google/refusal-advice.ts';
import { serviceAccountTokens } from './ports/google/service-account.ts';
import { supabaseIdentity } from './ports/hosted-identity/supabase.ts';
import { outboxMailer } from './ports/mail/outbox.ts';
import { smtpMailer } from './ports/mail/smtp.ts';
import { slippyMap } from './ports/map-tiles/slippy-map.ts';
import { gazetteerPlaces } from './ports/places/gazetteer/gazetteer.ts';
import { googlePlaces } from './ports/places/google-places.ts';
import { photonPlaces } from './ports/places/photon.ts';
import type { Places } from './ports/places/port.ts';
import { vapidKeysOf } from './ports/push/vapid-keys.ts';
import { webPush } from './ports/push/web-push.ts';
import { facebookSignIn } from './ports/sign-in-providers/facebook.ts';
import { googleSignIn } from './ports/sign-in-providers/google.ts';
import { storageOf } from './ports/storage/storage-of.ts';
import { openMeteo } from './ports/weather/open-meteo.ts';

/** Node's limit for all headers together, so a longer path part cannot arrive. */
const PATH_PART_MAX = 16_384;
/** A picture upload over a slow connection may take minutes. */
const REQUEST_TIMEOUT = 300_000;

export interface AppParts {
  readonly env: Env;
  readonly database: Pick<Database, 'orm' | 'pool'>;
  readonly webRoot?: string;
  readonly metrics?: Metrics | undefined;
  /** Where the log goes, for tests. */
  readonly logTo?: Writable;
  /** Replaces dependencies, for tests. */
  readonly overrides?: Partial<Deps>;
}

export function makeDeps({ env, database: { orm, pool }, webRoot, overrides }: AppParts): Deps {
  return {
    env,
    orm,
    pool,
    hosted: env.hosted && supabaseIdentity(env.hosted),
    limits: env.rateLimits ? postgresRateLimits(pool) : noRateLimits,
    lists: makeLists(env),
    signInProviders: { google: googleSignIn(env.google), facebook: facebookSignIn(env.facebook) },
    archives: env.s3 ? s3Archives(env.s3) : localArchives(env.dataDir),
    storage: storageOf(env),
    jobs: pgBossJobs(pool, env),
    changes: databaseChanges(pool, env.listenUrl),
    mailer: env.smtp ? smtpMailer(env.smtp, env.mailFrom) : outboxMailer(env.dataDir, env.mailFrom),
    push: webPush(vapidKeysOf(env.authSecret), `mailto:${env.mailFrom.address}`),
    ...sharedGoogleOf(env),
    ownGoogle: ownGoogleOf(env),
    places: placesOf(env),
    weather: env.maps.weatherUrl ? openMeteo(env.maps.weatherUrl) : undefined,
    // With Google's maps, browsers tell the tile server nothing, so the server does not either.
    mapTiles:
      env.maps.tiles && !env.maps.google ? slippyMap(env.maps.tiles, env.publicUrl) : undefined,
    webRoot,
    ...overrides,
  };
}

function sharedGoogleOf({ google }: Env): Pick<Deps, 'sharedDocuments' | 'sharedCalendar'> {
  const { serviceAccount: account, endpoints } = google;
  if (!account) return { sharedDocuments: undefined, sharedCalendar: undefined };
  const { folderId, calendarId } = account;
  const tokens = serviceAccountTokens(account, endpoints);
  const { apiUrl } = endpoints;
  const apiOf = (service: GoogleService) => googleApi({ service, owner: 'server', apiUrl }, tokens);
  return {
    sharedDocuments: folderId ? googleDrive(apiOf('Google Docs'), folderId) : undefined,
    sharedCalendar: calendarId ? googleCalendar(apiOf('Google Calendar'), calendarId) : undefined,
  };
}

function ownGoogleOf({ google, publicUrl }: Env): OwnGoogle | undefined {
  const { client, endpoints } = google;
  if (!client) return undefined;
  const { apiUrl } = endpoints;
  const apiOf = (service: GoogleService, tokens: GoogleTokens) =>
    googleApi({ service, owner: 'user', apiUrl }, tokens);
  return {
    ...googleOauth(client, endpoints, `${publicUrl}${GOOGLE_CALLBACK_PATH}`),
    documents: (tokens) => googleDrive(apiOf('Google Docs', tokens)),
    calendar: (tokens) => googleCalendar(apiOf('Google Calendar', tokens), 'primary'),
  };
}

function placesOf({ maps: { google, photonUrl } }: Env): Places {
  if (google) return googlePlaces(google);
  return photonUrl ? photonPlaces(photonUrl) : gazetteerPlaces();
}

const tasksOf = (deps: Deps): Task[] => [
  { name: 'clean-up', cron: '*/10 * * * *', run: () => cleanUp(deps, new Date()) },
  { name: 'time-zones', cron: '*/10 * * * *', run: () => fillTimeZones(deps) },
  { name: 'held-times', cron: '*/10 * * * *', run: () => updateHeldTimes(deps) },
  { name: 'date-polls', cron: '*/10 * * * *', run: () => nudgeForDeadlines(deps, new Date()) },
  { name: 'reminders', cron: '* * * * *', run: () => sendDueReminders(deps, new Date()) },
  { name: 'notifications', cron: '* * * * *', run: () => deliver(deps, new Date()) },
  { name: 'due-notifications', cron: '7 * * * *', run: () => tellDue(deps, new Date()) },
  googleEventsTask(deps),
  ...dailyBackups(deps.env),
];

const queuesOf = (deps: Deps): Queue[] => [
  mailQueue(deps, {
    reminder: (job, id) => reminderLetter(deps, job, id),
    call: (job, id) => callLetter(deps, job, id),
    notice: (job, id) => noticeLetter(deps, job, id),
    invitation: (job) => invitationLetter(deps, job),
    afterwards: (job) => afterwardsLetter(deps, job),
    notifications: (job) => notificationsLetter(deps, job),
    noteOutcome: async (job, id, outcome) => {
      await noteOutcome(deps, job, id, outcome);
      if (job.kind === 'call') await noteCallOutcome(deps, job, outcome);
    },
  }),
  pushQueue(deps, (id, userId) => pushMessage(deps, id, userId)),
  googleEventQueue(deps),
  teamExportQueue(deps),
  teamImportQueue(deps),
  ...hostedQueues(deps),
];

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
    clientErrorHandler: answerClientError,
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
