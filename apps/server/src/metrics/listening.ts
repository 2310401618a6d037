import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { errorCode } from '../lib/error-code.ts';
import { SettingError } from '../start/setting-error.ts';
import type { MetricsEnv } from '../start/settings/metrics.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves `GET /metrics` on a port of its own, which the proxy does not pass on.
 * @throws SettingError if the port or the address cannot be used
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'type' | 'text'>,
  { host, port }: MetricsEnv,
): Promise<Server> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'content-type': metrics.type }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw new SettingError(
      `Metrics cannot be served at ${host}:${port} (${errorCode(error)}): set METRICS_PORT to a free port above 1023, and METRICS_HOST to an address of this machine.`,
      { cause: error },
    );
  }
  // Does not keep a process alive that is stopping.
  return server.unref();
}
