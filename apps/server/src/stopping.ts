import type { Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Listening } from './listening.ts';

/** How long requests in flight may take to end once the process was asked to stop. */
const DRAIN_LIMIT_MS = 10_000;

/** Counts the requests from now on; the answer resolves as soon as none is in flight. */
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

/** On SIGTERM or SIGINT: takes no more requests, ends those in flight, closes the database and exits with 0. */
export function stopOnSignal(
  app: FastifyInstance,
  listening: Listening,
  closeDatabase: () => Promise<void>,
): void {
  const untilIdle = watchRequests(app.server);
  let stopping = false;
  const stop = async () => {
    // A terminal's Ctrl-C comes twice under npm: from the terminal and from npm.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), DRAIN_LIMIT_MS);
    listening.stopListening();
    const closed = app.close();
    await untilIdle();
    // What is left are browsers that keep their connection for later.
    app.server.closeAllConnections();
    await closed;
    await closeDatabase();
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
