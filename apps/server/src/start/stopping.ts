import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Listening } from './listening.ts';

/** The process ends at the latest this long after it is asked to stop. */
const STOP_LIMIT_MS = 10_000;
/** How long requests in flight may take. The rest of the time is for background work. */
const DRAIN_LIMIT_MS = 7_000;

/** Connections that wait to be accepted are accepted in this time, because closing the listener would reset them. */
const ACCEPT_MS = 100;
/** A request that was sent shortly before the listener closed arrives in this time. */
const GRACE_MS = 200;

interface Requests {
  /** Tells clients not to send another request on their connection. */
  announceEnd(): void;
  /** Resolves when none is in flight. */
  untilIdle(): Promise<void>;
}

/** Counts requests from now on. */
function watchRequests(server: Server): Requests {
  let inFlight = 0;
  let isEnding = false;
  let onIdle = () => {};
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isEnding) response.setHeader('connection', 'close');
    inFlight++;
    response.once('close', () => {
      inFlight--;
      if (inFlight === 0) onIdle();
    });
  });
  return {
    announceEnd: () => {
      isEnding = true;
    },
    untilIdle: () =>
      new Promise((resolve) => {
        onIdle = resolve;
        if (inFlight === 0) resolve();
      }),
  };
}

/** On SIGTERM or SIGINT: accepts no more requests, finishes those in flight, closes the database and exits with 0. */
export function stopOnSignal(
  app: FastifyInstance,
  listening: Listening,
  closeDatabase: () => Promise<void>,
): void {
  const requests = watchRequests(app.server);
  let stopping = false;
  const stop = async () => {
    // Under npm, Ctrl-C sends the signal twice: from the terminal and from npm.
    if (stopping) return;
    stopping = true;
    process.stdout.write('Stopping …\n');
    setTimeout(end, STOP_LIMIT_MS);
    requests.announceEnd();
    app.endStreams();
    await wait(ACCEPT_MS);
    listening.stopListening();
    await wait(GRACE_MS);
    await Promise.race([requests.untilIdle(), wait(DRAIN_LIMIT_MS)]);
    // The remaining connections are idle keep-alive connections, or too slow.
    app.server.closeAllConnections();
    await app.close();
    await closeDatabase();
    end();
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

function end(): never {
  process.stdout.write('Stopped\n');
  process.exit(0);
}
