import { HEARTBEAT_SECONDS } from '@lensemble/contract/constants';
import { followTeam } from '@lensemble/contract/live';
import { TEAM_HEADER } from '@lensemble/contract/team-header';
import { ApiError, announceRefusal } from '../calls/api.ts';
import { answered } from '../calls/server-reach.ts';
import { assertSameAccount } from '../session/other-tabs.ts';
import { readEvents, type ServerEvent } from './event-reader.ts';

/** A stream that is silent for longer is dead, or held back by a proxy. */
const SILENCE_MS = (HEARTBEAT_SECONDS * 2 + 5) * 1_000;

export type StreamEnd =
  /** It may be opened again soon. */
  | 'lost'
  /** Nothing arrives, or this server or person may have no stream: ask now and then instead. */
  | 'unavailable'
  /** Another team is active, or no one is signed in. */
  | 'refused';

interface Connection {
  /** Undefined for the active team, before the page knows it. */
  readonly team: string | undefined;
  /** The revision that the page knows. */
  readonly since: number | undefined;
  readonly onEvent: (event: ServerEvent) => void;
  readonly onBytes: () => void;
  readonly signal: AbortSignal;
}

/** Reads the stream of a team until it ends. It fails only if it is aborted. */
export async function readStream(connection: Connection): Promise<StreamEnd> {
  const silence = new AbortController();
  const stop = () => silence.abort();
  connection.signal.addEventListener('abort', stop);
  const isAlive = { any: false };
  const timer = () => setTimeout(stop, SILENCE_MS);
  let waiting = timer();
  let end: StreamEnd = 'lost';
  try {
    assertSameAccount();
    const response = await answered(
      fetch(followTeam.path, {
        headers: {
          accept: 'text/event-stream',
          ...(connection.team !== undefined && { [TEAM_HEADER]: connection.team }),
          ...(connection.since !== undefined && { 'last-event-id': String(connection.since) }),
        },
        credentials: 'include',
        cache: 'no-store',
        signal: silence.signal,
      }),
    );
    if (!response.ok || !response.body) return await endOf(response);
    await readEvents(
      response.body,
      (event) => {
        if (event.name === 'end') end = 'unavailable';
        else connection.onEvent(event);
      },
      () => {
        isAlive.any = true;
        clearTimeout(waiting);
        waiting = timer();
        connection.onBytes();
      },
    );
    return end;
  } catch {
    return silence.signal.aborted && !isAlive.any ? 'unavailable' : 'lost';
  } finally {
    clearTimeout(waiting);
    connection.signal.removeEventListener('abort', stop);
  }
}

async function endOf(response: Response): Promise<StreamEnd> {
  const { status, statusText } = response;
  const error = new ApiError(status, statusText, await response.text());
  // An ended session is announced with what the user does next.
  if (status === 401) return 'refused';
  announceRefusal(error);
  if (error.code === 'team_changed') return 'refused';
  return error.code === 'not_configured' || status === 404 ? 'unavailable' : 'lost';
}
