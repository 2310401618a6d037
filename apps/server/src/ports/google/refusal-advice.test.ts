import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type StandInGoogle,
  serviceAccountEnv,
  startStandInGoogle,
} from '../../../../../testing/google/google.ts';
import { googleEnv } from '../../testing/google-app.ts';
import { ServiceRefusalError } from '../external-service-error.ts';
import { googleApi } from './api.ts';
import { googleOauth } from './oauth.ts';
import type { GoogleOwner, GoogleService } from './refusal-advice.ts';
import { serviceAccountTokens } from './service-account.ts';

let google: StandInGoogle;
beforeAll(async () => {
  google = await startStandInGoogle();
});
beforeEach(() => google.reset());
afterAll(() => google.close());

/** What users read after Google has refused every call in a way. */
async function told(
  service: GoogleService,
  owner: GoogleOwner,
  change: Partial<{ status: number; body: object; email: string }> = {},
): Promise<string> {
  const { serviceAccount, endpoints } = googleEnv(serviceAccountEnv(google));
  const account = { ...serviceAccount!, ...(change.email && { email: change.email }) };
  const tokens = serviceAccountTokens(account, endpoints);
  const api = googleApi({ service, owner, apiUrl: google.url }, tokens);
  const path = '/calendar/v3/calendars/primary/events/unknown';
  const error = await api
    .run((send) => send({ method: 'GET', path, isRepeatable: true }))
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ServiceRefusalError);
  return (error as Error).message;
}

test.each<[GoogleService, GoogleOwner, number, string, RegExp]>([
  ['Google Docs', 'user', 403, 'storageQuotaExceeded', /^Your Google Drive is full. Make room/],
  ['Google Docs', 'server', 403, 'storageQuotaExceeded', /a shared drive with free space\.$/],
  ['Google Docs', 'server', 403, 'teamDriveFileLimitExceeded', /use another folder\.$/],
  ['Google Docs', 'server', 403, 'insufficientFilePermissions', /a content manager\.$/],
  ['Google Docs', 'user', 403, 'insufficientFilePermissions', /Unlock it there/],
  ['Google Docs', 'user', 403, 'domainPolicy', /ask the administrator to allow it\.$/],
  ['Google Docs', 'server', 404, 'notFound', /^The shared folder .* tell the operator\.$/],
  ['Google Docs', 'server', 403, 'accessNotConfigured', /^The Google Drive API is turned off/],
  ['Google Calendar', 'user', 403, 'accessNotConfigured', /^The Google Calendar API is turned off/],
  ['Google Calendar', 'user', 403, 'insufficientPermissions', /Disconnect Google in your profile/],
  ['Google Calendar', 'user', 403, 'notACalendarUser', /Open Google Calendar once/],
  ['Google Calendar', 'server', 403, 'quotaExceeded', /continue tomorrow\.$/],
  ['Google Calendar', 'server', 403, 'requiredAccessLevel', /“Make changes to events”\.$/],
  ['Google Calendar', 'server', 404, 'notFound', /^The shared Google Calendar was deleted/],
  [
    'Google Calendar',
    'server',
    400,
    'aNewReason',
    /^Google Calendar refused this\. .* operator\.$/,
  ],
])('%s for the %s, refused with %i %s', async (service, owner, status, reason, advice) => {
  google.misbehaviour = { way: 'refuse', status, reason, at: /calendar/ };
  expect(await told(service, owner)).toMatch(advice);
  const calls = google.asked.filter(({ path }) => path.startsWith('/calendar'));
  expect(calls).toHaveLength(1);
});

test('a service account that Google does not know is for the operator', async () => {
  const advice = await told('Google Docs', 'server', { email: 'deleted@example.org' });
  expect(advice).toMatch(/^Google Docs does not accept the service account.* check its key/);
});

test('a client that Google does not know is for the operator', async () => {
  const { endpoints } = googleEnv(serviceAccountEnv(google));
  const client = { id: google.oauth.client.id, secret: 'an old one' };
  const oauth = googleOauth(client, endpoints, 'https://example.org/back');
  const exchanged = oauth.exchange('a code', 'a verifier');
  await expect(exchanged).rejects.toThrow(/^Google does not accept this server as a client/);
});
