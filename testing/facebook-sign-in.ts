import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { StandInProvider, Told } from './google-sign-in.ts';

const client = { id: 'facebook-app', secret: 'facebook-secret' };

interface Asked {
  readonly redirectUri: string | null;
  readonly challenge: string | null;
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly to?: URL;
}

/** The error format from "Handling Errors" in the Graph API documentation. */
const graphError = (code: number, message: string): Answer => ({
  status: 400,
  body: { error: { message, type: 'OAuthException', code, fbtrace_id: 'Abc123' } },
});

/**
 * A fake Facebook: the login dialog, the code exchange and `/me`, in the documented format of "Manually Build a Login
 * Flow" and the Graph API 24.0. It enforces Facebook's checks: a code works once and for its own redirect URI, and
 * `/me` requires a proof of the app's secret.
 */
export async function startFacebook(): Promise<StandInProvider> {
  const codes = new Map<string, Asked>();
  const tokens = new Set<string>();
  const asked: string[] = [];
  const facebook: { person: Told; isDenied: boolean } = { person: {}, isDenied: false };

  const dialog = ({ searchParams }: URL): Answer => {
    const to = new URL(searchParams.get('redirect_uri') ?? '');
    const back = facebook.isDenied
      ? {
          error: 'access_denied',
          error_reason: 'user_denied',
          error_description: 'Permissions error',
        }
      : { code: randomUUID() };
    if ('code' in back && back.code) {
      const challenge = searchParams.get('code_challenge');
      codes.set(back.code, { redirectUri: searchParams.get('redirect_uri'), challenge });
    }
    to.search = String(new URLSearchParams({ ...back, state: searchParams.get('state') ?? '' }));
    // Facebook appends it to every redirect.
    to.hash = '_=_';
    return { status: 302, to };
  };

  const exchange = (body: URLSearchParams): Answer => {
    const code = body.get('code') ?? '';
    const known = codes.get(code);
    codes.delete(code);
    if (body.get('client_id') !== client.id || body.get('client_secret') !== client.secret) {
      return graphError(1, 'Error validating client secret.');
    }
    if (!known || known.redirectUri !== body.get('redirect_uri') || !isVerified(known, body)) {
      return graphError(100, 'Invalid verification code format.');
    }
    const token = randomUUID();
    tokens.add(token);
    return {
      status: 200,
      body: { access_token: token, token_type: 'bearer', expires_in: 5_183_944 },
    };
  };

  const me = ({ searchParams }: URL, { headers }: IncomingMessage): Answer => {
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    if (!tokens.has(token)) return graphError(190, 'Invalid OAuth access token.');
    if (searchParams.get('appsecret_proof') !== proofOf(token)) {
      return graphError(100, 'Invalid appsecret_proof provided in the API argument');
    }
    const fields = searchParams.get('fields')?.split(',') ?? [];
    const told = Object.entries(facebook.person).filter(([field]) => fields.includes(field));
    return { status: 200, body: Object.fromEntries(told) };
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    asked.push(`${request.method} ${url.pathname}`);
    const form = new URLSearchParams(await text(request));
    if (url.pathname.endsWith('/dialog/oauth')) send(response, dialog(url));
    else if (url.pathname.endsWith('/oauth/access_token')) send(response, exchange(form));
    else if (url.pathname === '/me') send(response, me(url, request));
    else send(response, graphError(2500, 'Unknown path components'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return Object.assign(facebook, {
    env: {
      FACEBOOK_CLIENT_ID: client.id,
      FACEBOOK_CLIENT_SECRET: client.secret,
      FACEBOOK_AUTH_URL: `${origin}/v24.0/dialog/oauth`,
      FACEBOOK_TOKEN_URL: `${origin}/v24.0/oauth/access_token`,
      FACEBOOK_PROFILE_URL: `${origin}/me`,
    },
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  });
}

function send(response: ServerResponse, { status, body, to }: Answer): void {
  const headers = to ? { location: to.href } : { 'content-type': 'application/json' };
  response.writeHead(status, headers).end(body && JSON.stringify(body));
}

const proofOf = (token: string) => createHmac('sha256', client.secret).update(token).digest('hex');

function isVerified({ challenge }: Asked, body: URLSearchParams): boolean {
  const verifier = body.get('code_verifier') ?? '';
  return challenge === createHash('sha256').update(verifier).digest('base64url');
}
