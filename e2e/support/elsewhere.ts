import type { RestartableServer } from '../../testing/real-server.ts';

const cannot = async () => {
  throw new Error('Journeys cannot restart a server that was started elsewhere');
};

/**
 * The servers at `JOURNEYS_ORIGIN`, which another program has started with the data folder `JOURNEYS_DATA`. Undefined: each
 * worker starts its own.
 */
export function serverElsewhere(): RestartableServer | undefined {
  const { JOURNEYS_ORIGIN: origin, JOURNEYS_DATA: dataDir = '' } = process.env;
  if (!origin) return undefined;
  const stop = async () => {};
  return { origin, dataDir, pid: 0, output: () => '', stop, kill: cannot, restart: cannot };
}
