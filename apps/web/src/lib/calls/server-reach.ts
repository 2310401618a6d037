import { useSyncExternalStore } from 'react';
import { listeners } from '../listeners.ts';
import { GrowingPauses } from './growing-pauses.ts';

/** The server did not respond, neither to a request nor to the question whether it is there. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/** A request that takes longer makes the page ask whether the server is there. */
const SLOW_MS = 8_000;
const PROBE_TIMEOUT_MS = 8_000;
const PAUSES_MS = [2_000, 5_000, 10_000, 30_000];
/** A proxy answers with these statuses for a server that is down. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

let isReachable = true;
let asking: Promise<boolean> | undefined;
const { subscribe, notify } = listeners();
const pauses = new GrowingPauses(PAUSES_MS, () => void askServer());

// The browser's own state proves nothing: the server may run on the same machine, or be down while there is a network.
globalThis.addEventListener?.('offline', () => void askServer());
globalThis.addEventListener?.('online', async () => {
  await asking;
  if (await askServer()) notify();
});

/** Asks whether the server is there. Until it is, the question repeats. */
export function askServer(): Promise<boolean> {
  asking ??= probe().then((isThere) => {
    asking = undefined;
    tell(isThere);
    return isThere;
  });
  return asking;
}

/** Asks once more if a question is open: the server may have answered it before it was lost. */
function askAfterLoss(): void {
  if (asking) asking = asking.then((wasThere) => wasThere && askServer());
  else void askServer();
}

async function probe(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    const { status } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal });
    return !GATEWAY_STATUSES.includes(status);
  } catch {
    return false;
  }
}

function tell(isThere: boolean): void {
  if (isThere) pauses.startOver();
  else pauses.next();
  if (isThere && isReachable) return;
  isReachable = isThere;
  notify();
}

/** Passes a response on. A request that fails or is slow makes the page ask whether the server is there. */
export async function answered(request: Promise<Response>): Promise<Response> {
  const slow = setTimeout(askServer, SLOW_MS);
  let stop = () => {};
  const lost = new Promise<never>((_, reject) => {
    stop = subscribe(() => isReachable || reject(new NoAnswerError('The server does not respond')));
  });
  try {
    const response = await Promise.race([request, lost]);
    if (!GATEWAY_STATUSES.includes(response.status)) tell(true);
    else void askServer();
    return response;
  } catch (error) {
    // `fetch` throws a TypeError without a connection.
    if (error instanceof TypeError) askAfterLoss();
    throw error;
  } finally {
    clearTimeout(slow);
    stop();
  }
}

/** Calls the listener when the server responds again, also if only the browser had lost its network. */
export function onServerBack(listener: () => void): () => void {
  return subscribe(() => isReachable && listener());
}

/** Whether the server responds, as far as the page knows. */
export function isServerReachable(): boolean {
  return isReachable;
}

export function useReachable(): boolean {
  return useSyncExternalStore(subscribe, isServerReachable, isServerReachable);
}
