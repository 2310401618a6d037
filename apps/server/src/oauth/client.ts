import type {
  Client,
  TokenEndpointRequestOptions as Options,
  AuthorizationServer as Server,
} from 'oauth4webapi';
import type { z } from 'zod';
import { askJson } from '../lib/ask-json.ts';
import type { OauthClient } from '../start/settings/google.ts';

const ANSWER_MAX_BYTES = 65_536;
const REFUSALS = [400, 401, 403];
const JWT_BEARER = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** Loaded on first use, to keep the start of the server fast. */
const load = () => import('oauth4webapi');
type Library = Awaited<ReturnType<typeof load>>;

/** One redirect of a browser to a provider and back. */
export interface Trip {
  /** Random and unguessable. The provider returns it. */
  readonly state: string;
  /** Random and unguessable. The provider first gets its hash, then the value itself with the code (PKCE). */
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** An authorization by a provider. `expiresAt` concerns the access token. */
export interface Grant {
  readonly accessToken: string;
  readonly expiresAt: Date;
  readonly refreshToken: string | undefined;
  /** The granted scopes, separated by blanks; undefined if they equal the requested ones. */
  readonly scope: string | undefined;
}

/** The provider refuses a code, a token, or this server. */
export class CodeRefusedError extends Error {
  override name = 'CodeRefusedError';
  /** The provider's error code, for example `invalid_grant` (RFC 6749, 5.2). */
  readonly code: string | undefined;

  constructor(code: string | undefined) {
    super('The provider refused the code');
    this.code = code;
  }
}

interface Provider {
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly client: OauthClient;
}

/**
 * This server as an OAuth 2.0 client of a provider (authorization code with PKCE).
 * `exchange` and `refresh` throw CodeRefusedError if the provider refuses, and another error if it is unavailable or
 * its response is invalid.
 */
export function oauthClient({ authUrl, tokenUrl, client: { id, secret } }: Provider) {
  const client = { client_id: id };
  const server = serverAt(tokenUrl);
  return {
    /** The provider's authorization URL. `params` are additions that only this provider needs. */
    async addressFor(trip: Trip, params: Readonly<Record<string, string>>): Promise<string> {
      const { calculatePKCECodeChallenge } = await load();
      const url = new URL(authUrl);
      const fields = {
        ...params,
        response_type: 'code',
        client_id: id,
        redirect_uri: trip.redirectUri,
        state: trip.state,
        code_challenge: await calculatePKCECodeChallenge(trip.codeVerifier),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
      return url.href;
    },
    exchange(
      { codeVerifier, redirectUri }: Omit<Trip, 'state'>,
      code: string,
      signal: AbortSignal,
    ) {
      return grantFrom(server, client, signal, (library, options) => {
        // The state is already verified, because it was the key for finding the trip.
        const back = new URLSearchParams({ code });
        const checked = library.validateAuthResponse(server, client, back, library.skipStateCheck);
        return library.authorizationCodeGrantRequest(
          server,
          client,
          library.ClientSecretPost(secret),
          checked,
          redirectUri,
          codeVerifier,
          options,
        );
      });
    },
    refresh: (refreshToken: string, signal: AbortSignal) =>
      grantFrom(server, client, signal, (library, options) =>
        library.refreshTokenGrantRequest(
          server,
          client,
          library.ClientSecretPost(secret),
          refreshToken,
          options,
        ),
      ),
  };
}

/**
 * Gets a grant with a signed assertion (RFC 7523), which identifies the client itself.
 * @throws CodeRefusedError if the provider refuses; another error if it is unavailable or its response is invalid
 */
export function grantByAssertion(
  tokenUrl: string,
  issuer: string,
  assertion: string,
  signal: AbortSignal,
): Promise<Grant> {
  const server = serverAt(tokenUrl);
  const client = { client_id: issuer };
  return grantFrom(server, client, signal, ({ genericTokenEndpointRequest }, options) =>
    genericTokenEndpointRequest(server, client, () => {}, JWT_BEARER, { assertion }, options),
  );
}

/** @throws Error if the provider is unavailable or its response is invalid */
export async function askWithToken<T extends z.ZodType>(
  url: string,
  accessToken: string,
  schema: T,
  signal: AbortSignal,
): Promise<z.output<T>> {
  const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' };
  const { status, body } = await askJson(url, { headers, signal }, ANSWER_MAX_BYTES);
  if (status !== 200) throw new Error(`It answered with ${status}`);
  return schema.parse(body);
}

/** Revokes a token (RFC 7009). Ignores the status of the response. */
export async function revokeToken(url: string, token: string, signal: AbortSignal): Promise<void> {
  const request = { method: 'POST', body: new URLSearchParams({ token }), signal };
  await askJson(url, request, ANSWER_MAX_BYTES);
}

/** The issuer is only a label, because this client trusts no provider signatures. */
const serverAt = (tokenUrl: string): Server => ({
  issuer: new URL(tokenUrl).origin,
  token_endpoint: tokenUrl,
});

async function grantFrom(
  server: Server,
  client: Client,
  signal: AbortSignal,
  send: (library: Library, options: Options) => Promise<Response>,
): Promise<Grant> {
  const library = await load();
  const askedAt = Date.now();
  const response = await send(library, {
    [library.customFetch]: (url, { method, headers, body }) =>
      askForToken(url, { method, headers, body, signal }),
    // The providers' default URLs use https. The operator may configure another scheme.
    [library.allowInsecureRequests]: server.issuer.startsWith('http:'),
  });
  const told = await library
    .processGenericTokenEndpointResponse(server, client, response)
    // Replaces the library's error, which contains the response: tokens must not reach the logs.
    .catch(() => Promise.reject(new Error('It answered with something else than a token')));
  return {
    accessToken: told.access_token,
    expiresAt: new Date(askedAt + (told.expires_in ?? 0) * 1_000),
    refreshToken: told.refresh_token,
    scope: told.scope,
  };
}

/** A `fetch` that follows no redirects and limits the size of the response. */
async function askForToken(url: string, request: Parameters<typeof askJson>[1]): Promise<Response> {
  const { status, body } = await askJson(url, request, ANSWER_MAX_BYTES);
  const answer = body as { error?: unknown } | undefined;
  if (REFUSALS.includes(status)) throw new CodeRefusedError(wordOf(answer?.error));
  // A missing type counts as `bearer`. Removes the id token: the person is requested separately, so its signature need
  // not be trusted.
  return Response.json({ token_type: 'bearer', ...answer, id_token: undefined }, { status });
}

const wordOf = (error: unknown) => (typeof error === 'string' ? error.slice(0, 60) : undefined);
