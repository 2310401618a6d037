import autocannon from 'autocannon';

/** A burst of requests: bounded in time, over a few kept-alive connections, to this machine only. */
export interface Load {
  url: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
  /** Called for each request where the body or a header has to differ from request to request. */
  each?: () => { body?: string; headers?: Record<string, string> };
  /** The answer that counts as served; others are told as failures. */
  status?: 200 | 201 | 304;
}

export interface Rate {
  perSecond: number;
  p99Ms: number;
  /** Answers with another status, errors and time-outs. */
  failures: number;
}

const CONNECTIONS = 10;
const WARM_UP_SECONDS = 2;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);

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

/** Requests a second and the time that 99 of 100 of them stay under, after a warm-up. */
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
