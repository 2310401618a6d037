import { HEARTBEAT_SECONDS, NOTIFIED_EVENT } from '@lensemble/contract/constants';
import { getRevision, type Presence, type TeamChange } from '@lensemble/contract/live';
import { callApi } from '../calls/api.ts';
import { onServerBack } from '../calls/server-reach.ts';
import { subscribeToSession } from '../session/auth-session.ts';
import { bootData } from '../session/boot.ts';
import { shownTeam, subscribeToShownTeam } from '../teams/shown-team.ts';
import { readStream, type StreamEnd } from './event-connection.ts';
import type { ServerEvent } from './event-reader.ts';
import { type LiveMessage, openLiveChannel } from './live-channel.ts';

/** Without a stream, the page asks this often whether anything has changed. */
const ASK_MS = HEARTBEAT_SECONDS * 1_000;
/** A stream that told nothing for this time is not relied on. */
const QUIET_MS = (HEARTBEAT_SECONDS + 5) * 1_000;
/** The stream stays for a short look at another tab. */
const HIDDEN_MS = 30_000;
/** Before a stream is opened again, up to these times, so that browsers do not come all at once. The last one repeats. */
const PAUSES_MS = [1_000, 2_000, 4_000, 10_000];
/** Where streams do not work, the page tries again after this time. */
const UNAVAILABLE_MS = 300_000;

interface Followed {
  /** `changes` is null if anything may have changed. */
  readonly onChange: (changes: TeamChange['changes']) => void;
  readonly onPresence: (presence: Presence) => void;
  /** The notifications of the user have changed. */
  readonly onNotified: () => void;
}

/**
 * Follows what changes in the shown team while the page is visible. One tab of a browser has the stream and passes on what
 * it hears. Where no stream works, the page asks for the revision.
 */
export function followTeam({ onChange, onPresence, onNotified }: Followed): () => void {
  let known = bootRevision();
  let heardAt = Number.NEGATIVE_INFINITY;
  let stream: AbortController | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let wake = () => {};
  /** Nothing is asked until the session, the team or the visibility of the page changes. */
  let isRefused = false;

  const learn = (after: number | undefined, { revision, changes }: TeamChange) => {
    if (known !== undefined && revision <= known) return;
    // A tab that has missed a message does not know what was in it.
    const isNext = known !== undefined && known === after;
    known = revision;
    onChange(isNext ? changes : null);
  };
  const channel = openLiveChannel((message: LiveMessage) => {
    if (message.team !== shownTeam()) return;
    heardAt = performance.now();
    if (message.kind === 'change') learn(message.after, message.change);
    else if (message.kind === 'presence') onPresence(message.presence);
    else onNotified();
  });

  const hear = (team: string | undefined, { name, data }: ServerEvent) => {
    if (name === 'presence') {
      const presence: Presence = JSON.parse(data);
      onPresence(presence);
      channel.tell({ kind: 'presence', team, presence });
    } else if (name === NOTIFIED_EVENT) {
      onNotified();
      channel.tell({ kind: 'notified', team });
    } else if (name === '') {
      const change: TeamChange = JSON.parse(data);
      const after = known;
      learn(after, change);
      channel.tell({ kind: 'change', team, after, change });
    }
  };

  /** Runs while this tab may have the stream of the browser. */
  const keepStream = async (team: string | undefined, signal: AbortSignal) => {
    for (let failures = 0; !signal.aborted; ) {
      const startedAt = performance.now();
      const end = await readStream({
        ...{ team, since: known, signal },
        onEvent: (event) => hear(team, event),
        onBytes: () => {
          heardAt = performance.now();
        },
      });
      failures = heardAt > startedAt ? 0 : failures + 1;
      isRefused = end === 'refused';
      if (signal.aborted || isRefused) return;
      await pause(pauseAfter(end, failures), signal);
    }
  };
  const pause = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = resolve;
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });

  const start = () => {
    clearTimeout(hiding);
    isRefused = false;
    const team = shownTeam();
    if (stream || document.visibilityState === 'hidden') return;
    const own = new AbortController();
    stream = own;
    const { signal } = own;
    void inOneTab(`lensemble-live-${team ?? ''}`, signal, () => keepStream(team, signal)).finally(
      () => {
        if (stream === own) stream = undefined;
      },
    );
  };
  const stop = () => {
    stream?.abort();
    stream = undefined;
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') start();
    else hiding = setTimeout(stop, HIDDEN_MS);
  };
  const ask = async () => {
    const isQuiet = performance.now() - heardAt >= QUIET_MS;
    if (document.visibilityState === 'hidden' || !isQuiet || isRefused) return;
    start();
    try {
      const { revision } = await callApi(getRevision, { on401: 'keep' });
      learn(undefined, { revision, changes: null });
    } catch {
      // The next time tells.
    }
  };

  const asking = setInterval(ask, ASK_MS);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', stop);
  const stopBack = onServerBack(() => {
    wake();
    // What was told while nothing could be read is not told again.
    onChange(null);
  });
  const stopSession = subscribeToSession(start);
  const stopTeam = subscribeToShownTeam(() => {
    known = undefined;
    stop();
    start();
  });
  start();
  return () => {
    clearInterval(asking);
    clearTimeout(hiding);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', stop);
    stopSession();
    stopBack();
    stopTeam();
    stop();
    channel.close();
  };
}

/** What the page loads has at least this revision. */
function bootRevision(): number | undefined {
  return bootData()?.revision ?? undefined;
}

function pauseAfter(end: StreamEnd, failures: number): number {
  if (end === 'unavailable') return UNAVAILABLE_MS;
  const most = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0;
  return most * (0.3 + 0.7 * Math.random());
}

/** Browsers allow few connections to one server. Pages without TLS have no locks. */
async function inOneTab(name: string, signal: AbortSignal, work: () => Promise<void>) {
  try {
    await (navigator.locks ? navigator.locks.request(name, { signal }, work) : work());
  } catch {
    // It was no longer wanted before its turn.
  }
}
