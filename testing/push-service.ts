import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The largest record of push services (RFC 8291, 4). */
const BODY_MAX = 4_096;
const DAY_SECONDS = 86_400;
const HEADER_BYTES = 86;
const TAG_BYTES = 16;
const LAST_RECORD = 2;

/** A browser with a subscription: it alone can read the messages to it. */
interface Browser {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly decrypt: (body: Buffer) => string;
}

export interface PushedMessage {
  readonly endpoint: string;
  readonly text: string;
  readonly ttl: number;
  readonly urgency: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly retryAfter?: string;
}

export interface PushService {
  /** Messages that arrived as the standards ask. */
  readonly messages: PushedMessage[];
  /** Why requests were refused. */
  readonly refusals: string[];
  /** @param key that of the application server, without which a service refuses messages */
  subscribe(key: string): Browser['subscription'];
  /** The service no longer knows a subscription. */
  forget(endpoint: string, status?: 404 | 410): void;
  /** Answers the next requests in this way. */
  answerWith(...answers: readonly Answer[]): void;
  /** Asks this service for what goes to `origin`. */
  ask(outgoing: {
    readonly url: URL;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Buffer;
    readonly signal: AbortSignal;
  }): Promise<{ status: number; retryAfter: string | undefined }>;
  readonly requests: number;
  close(): Promise<void>;
}

/**
 * A push service on this machine that is as strict as those of browsers. It checks the transport (RFC 8030), the signature of the
 * sender (RFC 8292) and, in the place of the browser, the encryption (RFC 8291 and 8188), without the sender's library.
 * @param origin where browsers say that they are reached
 */
export async function pushService(origin = 'https://push.example.net'): Promise<PushService> {
  const browsers = new Map<string, Browser & { readonly key: string }>();
  const gone = new Map<string, number>();
  const messages: PushedMessage[] = [];
  const refusals: string[] = [];
  let answers: Answer[] = [];
  let requests = 0;

  /** What a service and a browser make of a request. */
  function judge(path: string, headers: IncomingHttpHeaders, body: Buffer): Answer {
    const endpoint = origin + path;
    const planned = answers.shift();
    if (planned) return planned;
    const status = gone.get(endpoint);
    if (status !== undefined) return { status };
    const browser = browsers.get(endpoint);
    if (!browser) return { status: 404 };
    const ttl = headers.ttl;
    if (typeof ttl !== 'string' || !/^\d+$/.test(ttl)) return refused(400, 'no TTL');
    const { urgency } = headers;
    if (urgency !== undefined && !/^(very-low|low|normal|high)$/.test(String(urgency)))
      return refused(400, 'unknown urgency');
    if (headers['content-encoding'] !== 'aes128gcm') return refused(400, 'no aes128gcm');
    if (body.length > BODY_MAX) return refused(413, 'too large');
    const unsigned = signatureFault(String(headers.authorization ?? ''), browser.key, origin);
    if (unsigned !== undefined) return refused(403, unsigned);
    try {
      const text = browser.decrypt(body);
      messages.push({ endpoint, text, ttl: Number(ttl), urgency: urgency && String(urgency) });
    } catch (error) {
      return refused(400, `not readable by the browser: ${(error as Error).message}`);
    }
    return { status: 201 };
  }
  const refused = (status: number, why: string): Answer => {
    refusals.push(why);
    return { status };
  };

  const server = createServer(async (incoming, outgoing) => {
    requests += 1;
    const body = await buffer(incoming);
    const isPost = incoming.method === 'POST';
    const { status, retryAfter } = isPost
      ? judge(incoming.url ?? '', incoming.headers, body)
      : refused(405, 'no POST');
    outgoing.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    messages,
    refusals,
    get requests() {
      return requests;
    },
    subscribe(key) {
      const browser = newBrowser(`${origin}/send/${randomBytes(8).toString('hex')}`);
      browsers.set(browser.subscription.endpoint, { ...browser, key });
      return browser.subscription;
    },
    forget: (endpoint, status = 410) => void gone.set(endpoint, status),
    answerWith: (...planned) => {
      answers = [...planned];
    },
    ask: ({ url, headers, body, signal }) =>
      new Promise((resolve, reject) => {
        const options = { method: 'POST', headers, signal };
        const asking = request(`http://127.0.0.1:${port}${url.pathname}`, options, (response) => {
          response.resume();
          const retryAfter = response.headers['retry-after'];
          resolve({ status: response.statusCode ?? 0, retryAfter });
        });
        asking.on('error', reject).end(body);
      }),
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

function newBrowser(endpoint: string): Browser {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    decrypt: (body) => {
      const salt = body.subarray(0, 16);
      const recordSize = body.readUInt32BE(16);
      const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
      if (senderKey.length !== 65) throw new Error('The header has no key of the sender');
      const record = body.subarray(HEADER_BYTES);
      if (record.length > recordSize) throw new Error('There is more than one record');
      const shared = curve.computeSecret(senderKey);
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const input = derive(shared, auth, about, 32);
      const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(record.subarray(-TAG_BYTES));
      const padded = Buffer.concat([
        decipher.update(record.subarray(0, -TAG_BYTES)),
        decipher.final(),
      ]);
      const end = padded.findLastIndex((byte) => byte !== 0);
      if (padded[end] !== LAST_RECORD) throw new Error('The record is not the last one');
      return padded.subarray(0, end).toString('utf8');
    },
  };
}

const derive = (input: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', input, salt, info, length));

/** What is wrong with the signature of a sender; undefined if nothing is. */
function signatureFault(header: string, key: string, origin: string): string | undefined {
  const [, token = '', given = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (given !== key) return 'another key than that of the subscription';
  const { alg } = jsonIn(head);
  if (alg !== 'ES256') return 'another algorithm than ES256';
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'a signature that does not fit';
  const { aud, exp, sub } = jsonIn(claims);
  const seconds = Date.now() / 1_000;
  if (aud !== origin) return 'another audience';
  if (typeof exp !== 'number' || exp <= seconds || exp > seconds + DAY_SECONDS)
    return 'an expiry that is over or more than a day away';
  return /^(mailto:.+@.+|https:\/\/.+)/.test(String(sub)) ? undefined : 'no contact';
}

const jsonIn = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8') || '{}');
