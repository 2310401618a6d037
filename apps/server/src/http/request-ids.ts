import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { Env } from '../start/env.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/** The ids of common proxies. Nothing else may come into the log or onto a page. */
const PROXY_ID = /^[\w.-]{8,64}$/;

/** Whether an address is that of a proxy which may say where a request comes from. */
type ProxyTrust = (address: string, hop: number) => boolean;

/** A number is the count of proxies in front of the server, each of which reports the previous address. */
export function proxyTrust({ trustProxy }: Pick<Env, 'trustProxy'>): ProxyTrust {
  if (trustProxy === false) return () => false;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return compile(trustProxy);
}

/** Makes the id of a request. That of a proxy is kept if the server trusts the proxy, so that both logs agree. */
export function requestIdMaker(trust: ProxyTrust): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID_HEADER];
    const isKept =
      typeof given === 'string' && PROXY_ID.test(given) && trust(socket.remoteAddress ?? '', 0);
    return isKept ? given : randomUUID();
  };
}
