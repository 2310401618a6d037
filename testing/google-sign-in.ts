import type { IncomingMessage } from 'node:http';
import { OAuth2Server } from 'oauth2-mock-server';

export type Told = Readonly<Record<string, unknown>>;

interface TokenBody {
  access_token: string;
}

/** A fake provider on this machine. It signs in `person` without asking. */
export interface StandInProvider {
  readonly env: Readonly<Record<string, string>>;
  person: Told;
  /** The user denies consent from now on. */
  isDenied: boolean;
  /** All requests, as `METHOD path`. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** A real OpenID provider in place of Google. A code works once and only with its PKCE verifier. */
export async function startGoogle(): Promise<StandInProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  const tokens = new Set<string>();
  const asked: string[] = [];
  const note = ({ method, url = '' }: IncomingMessage) =>
    void asked.push(`${method} ${url.replace(/\?.*$/, '')}`);
  const { service } = server;
  const google: { person: Told; isDenied: boolean } = { person: {}, isDenied: false };
  service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }, request: IncomingMessage) => {
    note(request);
    if (!google.isDenied) return;
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  service.on('beforeResponse', (answer: { body: TokenBody }, request: IncomingMessage) => {
    note(request);
    tokens.add(answer.body.access_token);
  });
  service.on('beforeUserinfo', (answer: object, request: IncomingMessage) => {
    note(request);
    const isOwn = tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? '');
    Object.assign(answer, isOwn ? { body: google.person } : { statusCode: 401, body: {} });
  });
  await server.start(0, 'localhost');
  const issuer = server.issuer.url ?? '';
  return Object.assign(google, {
    env: {
      GOOGLE_CLIENT_ID: 'google-client',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      GOOGLE_AUTH_URL: `${issuer}/authorize`,
      GOOGLE_TOKEN_URL: `${issuer}/token`,
      GOOGLE_USERINFO_URL: `${issuer}/userinfo`,
    },
    asked,
    close: () => server.stop(),
  });
}
