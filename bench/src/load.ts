import autocannon from 'autocannon';
import { isShort } from './effort.ts';

export interface Load {
  url: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
  /** Called for each request whose body or headers must differ. */
  each?: () => { body?: string; headers?: Record<string, string> };
  /** The expected status. Other responses count as failures. */
  status?: 200 | 201 | 304;
}

export interface Rate {
  perSecond: number;
  p99Ms: number;
  failures: number;
}

const CONNECTIONS = 10;
const WARM_UP_SECONDS = isShort ? 1 : 2;
const SECONDS = isShort ? 1 : 5;

function fire({ url, headers = {}, method = 'GET', each }: Load, duration: number) {
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    method,
    headers,
    ...(each
      ? {
          requests: [
            {
              setupRequest: (request) => {
                const { body, headers: more } = each();
                return {
                  ...request,
                  headers: { ...request.headers, ...more },
                  ...(body === undefined ? {} : { body }),
                };
              },
            },
          ],
        }
      : {}),
  });
}

/** Measures requests per second and the 99th percentile of the latency, after a warm-up. */
export async function measureLoad(load: Load): Promise<Rate> {
  await fire(load, WARM_UP_SECONDS);
  const result = await fire(load, SECONDS);
  const served = result.statusCodeStats?.[`${load.status ?? 200}`]?.count ?? 0;
  return {
    perSecond: served / result.duration,
    p99Ms: result.latency.p99,
    failures: result.requests.total - served + result.errors + result.timeouts,
  };
}
