import { type RequestOptions, request } from 'node:https';
import { mayBePublic, publicLookup } from '../../lib/public-address.ts';
import { PushGoneError, PushLaterError, PushRefusedError, type PushSender } from './port.ts';
import type { VapidKeys } from './vapid-keys.ts';

const DEADLINE_MS = 10_000;

/** A push service that answers a request: the status, and how many seconds to wait. */
export interface PushAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

export interface PushRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly signal: AbortSignal;
}

/** @throws Error if there is no answer */
export type AskPushService = (request: PushRequest) => Promise<PushAnswer>;

/**
 * @param keys sign each message
 * @param contact how a push service reaches the operator: a `mailto:` or `https:` address
 */
export function webPush(
  keys: VapidKeys,
  contact: string,
  ask: AskPushService = askOutside,
): PushSender {
  return {
    publicKey: keys.publicKey,
    async send(to, message, { ttlSeconds, isUrgent }, signal) {
      // Few servers of a team send any.
      const { default: library } = await import('web-push');
      const { endpoint, headers, body } = library.generateRequestDetails(to, message, {
        vapidDetails: { subject: contact, ...keys },
        TTL: ttlSeconds,
        urgency: isUrgent ? 'high' : 'normal',
        contentEncoding: 'aes128gcm',
      });
      const deadline = AbortSignal.timeout(DEADLINE_MS);
      const answer = await ask({
        url: new URL(endpoint),
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, String(value)]),
        ),
        body,
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      }).catch((error: unknown) => {
        throw new PushLaterError('A push service did not answer', undefined, { cause: error });
      });
      judge(answer);
    },
  };
}

/** @throws PushGoneError, PushRefusedError, PushLaterError */
function judge({ status, retryAfter }: PushAnswer): void {
  if (status >= 200 && status < 300) return;
  const message = `A push service answered ${status}`;
  // 401 and 403: the subscription was made with another key.
  if ([401, 403, 404, 410].includes(status)) throw new PushGoneError(message);
  if (status === 429 || status >= 500) throw new PushLaterError(message, secondsIn(retryAfter));
  throw new PushRefusedError(message);
}

/** Seconds, or a date (RFC 9110, 10.2.3). */
function secondsIn(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1_000));
}

/** Follows no redirect, and connects only to addresses of the internet: browsers say where to send to. */
const askOutside: AskPushService = ({ url, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    if (url.protocol !== 'https:' || !mayBePublic(url.hostname)) {
      reject(new Error('Not a push service of the internet'));
      return;
    }
    const options: RequestOptions = {
      method: 'POST',
      headers,
      signal,
      lookup: publicLookup,
      agent: false,
    };
    const asking = request(url, options, (response) => {
      response.resume();
      const retryAfter = response.headers['retry-after'];
      resolve({ status: response.statusCode ?? 0, retryAfter });
    });
    asking.on('error', reject).end(body);
  });
