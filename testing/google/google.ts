import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CalendarSide, calendarSide, ownCalendars, TEAM_CALENDAR_ID } from './calendar.ts';
import { type DriveSide, driveSide, ownFolders, SHARED_FOLDER_ID } from './drive.ts';
import { type Exchange, type Reply, readExchange, refusal, sendReply } from './exchange.ts';
import { type Misbehaviour, misbehave } from './misbehave.ts';
import { accessOf, type OauthSide, oauthSide } from './oauth.ts';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** On the clock of `performance.now()`. */
  readonly at: number;
}

/** A fake Google on this machine: OAuth, Drive and Calendar, as documented and as far as Lensemble uses them. */
export interface StandInGoogle {
  readonly url: string;
  readonly asked: Asked[];
  readonly oauth: OauthSide;
  readonly drive: DriveSide;
  readonly calendar: CalendarSide;
  /** Applies to matching calls from now on. */
  misbehaviour: Misbehaviour | undefined;
  /** Clears all stored data, recorded requests and settings. */
  reset(): void;
  close(): Promise<void>;
}

export const GOOGLE_EMAIL = 'ada.byron@gmail.example';

const DRIVE = /\/auth\/drive(\.file)?( |$)/;
const CALENDAR = /\/auth\/calendar(\.events)?( |$)/;

export async function startStandInGoogle(): Promise<StandInGoogle> {
  const server = createServer((request, response) => void serve(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google: StandInGoogle = {
    url,
    asked: [],
    oauth: oauthSide(url, GOOGLE_EMAIL),
    drive: driveSide(url),
    calendar: calendarSide(url),
    misbehaviour: undefined,
    reset() {
      google.misbehaviour = undefined;
      google.oauth.allowed = undefined;
      google.drive.isClosed = false;
      google.asked.length = 0;
      google.oauth.revoked.length = 0;
      for (const kept of [google.drive.files, google.calendar.events]) kept.clear();
      for (const folder of ownFolders) google.drive.folders.add(folder);
      for (const [id, role] of ownCalendars) google.calendar.calendars.set(id, role);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const exchange = await readExchange(request, url);
    const { pathname: path, searchParams } = exchange.url;
    const { method } = exchange;
    const query = Object.fromEntries(searchParams);
    google.asked.push({ method, path, query, at: performance.now() });
    const how = nextMisbehaviour(`${method} ${path}`);
    if (!how) return sendReply(response, answer(exchange));
    if (how.isDone) answer(exchange);
    return misbehave(response, how);
  }

  function nextMisbehaviour(call: string): Misbehaviour | undefined {
    const { misbehaviour: how } = google;
    if (!how || how.times === 0 || !how.at.test(call)) return undefined;
    if (how.times !== undefined) google.misbehaviour = { ...how, times: how.times - 1 };
    return how;
  }

  function answer(exchange: Exchange): Reply {
    const { pathname } = exchange.url;
    const isDrive = /^(\/upload)?\/drive\//.test(pathname);
    if (!isDrive && !pathname.startsWith('/calendar/v3/')) {
      return google.oauth.answer(exchange) ?? refusal(404, 'notFound');
    }
    const access = accessOf(google.oauth, exchange);
    if (!access) return refusal(401, 'authError');
    if (!(isDrive ? DRIVE : CALENDAR).test(access.scope))
      return refusal(403, 'insufficientPermissions');
    return isDrive ? google.drive.answer(exchange) : google.calendar.answer(exchange);
  }

  return google;
}

export const googleAddresses = (url: string): Record<string, string> => ({
  GOOGLE_AUTH_URL: `${url}/auth`,
  GOOGLE_TOKEN_URL: `${url}/token`,
  GOOGLE_USERINFO_URL: `${url}/userinfo`,
  GOOGLE_REVOKE_URL: `${url}/revoke`,
  GOOGLE_API_URL: url,
});

export const ownGoogleEnv = ({ url, oauth }: StandInGoogle): Record<string, string> => ({
  ...googleAddresses(url),
  GOOGLE_CLIENT_ID: oauth.client.id,
  GOOGLE_CLIENT_SECRET: oauth.client.secret,
});

export const serviceAccountEnv = ({ url, oauth }: StandInGoogle): Record<string, string> => ({
  ...googleAddresses(url),
  GOOGLE_SERVICE_ACCOUNT: JSON.stringify({
    client_email: oauth.serviceAccount.email,
    private_key: oauth.serviceAccount.privateKey,
  }),
  GOOGLE_DRIVE_FOLDER_ID: SHARED_FOLDER_ID,
  GOOGLE_CALENDAR_ID: TEAM_CALENDAR_ID,
});
