import { GOOGLE_CALLBACK_PATH } from '@lensemble/contract/google';
import type { Database } from './db/engine/database.ts';
import type { Deps } from './deps.ts';
import { makeLists } from './http/lists/answers.ts';
import { noRateLimits, postgresRateLimits } from './http/rate-limits.ts';
import { pgBossJobs } from './jobs/pg-boss.ts';
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
import type { Env } from './start/env.ts';

export interface DepsParts {
  readonly env: Env;
  readonly database: Pick<Database, 'orm' | 'pool'>;
  readonly webRoot?: string;
  /** Replaces dependencies, for tests. */
  readonly overrides?: Partial<Deps>;
}

/** Chooses the adapter of each port by the settings. */
export function makeDeps({ env, database: { orm, pool }, webRoot, overrides }: DepsParts): Deps {
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
