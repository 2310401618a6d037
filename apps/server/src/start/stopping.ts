import type { Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Listening } from './listening.ts';

/** How long requests in flight may take once the process is asked to stop. */
const DRAIN_LIMIT_MS = 10_000;

/** Counts requests from now on. @returns a function that resolves when none is in flight */
function watchRequests(server: Server): () => Promise<void> {
  let inFlight = 0;
  let onIdle = () => {};
  server.on('request', (_request, response: ServerResponse) => {
    inFlight++;
    response.once('close', () => {
      inFlight--;
      if (inFlight === 0) onIdle();
    });
  });
  return () =>
    new Promise((resolve) => {
      onIdle = resolve;
      if (inFlight === 0) resolve();
    });
}

/** On SIGTERM or SIGINT: accepts no more requests, finishes those in flight, closes the database and exits with 0. */
export function stopOnSignal(
  app: FastifyInstance,
  listening: Listening,
  closeDatabase: () => Promise<void>,
): void {
  const untilIdle = watchRequests(app.server);
  let stopping = false;
  const stop = async () => {
    // Under npm, Ctrl-C sends the signal twice: from the terminal and from npm.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), DRAIN_LIMIT_MS);
    listening.stopListening();
    const closed = app.close();
    await untilIdle();
    // The remaining connections are idle keep-alive connections.
    app.server.closeAllConnections();
    await closed;
    await closeDatabase();
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
