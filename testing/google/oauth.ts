import {
  createHash,
  createPublicKey,
  createVerify,
  generateKeyPairSync,
  randomUUID,
} from 'node:crypto';
import { GOOGLE_CALLBACK_PATH } from '@lensemble/contract/google';
import { escapeHtml } from '../../apps/server/src/lib/html.ts';
import { type Exchange, formOf, type Reply } from './exchange.ts';

const HOUR_SECONDS = 3_600;

interface Grant {
  readonly scope: string;
  readonly email: string;
}

interface Code extends Grant {
  readonly challenge: string;
  readonly redirectUri: string;
  readonly isOffline: boolean;
}

interface Access extends Grant {
  expiresAt: number;
}

export interface OauthSide {
  readonly client: { readonly id: string; readonly secret: string };
  /** The redirect addresses that the client registered. Google compares them exactly. */
  readonly redirectUris: Set<string>;
  readonly serviceAccount: { readonly email: string; readonly privateKey: string };
  readonly tokens: Map<string, Access>;
  readonly refreshTokens: Map<string, Grant>;
  readonly revoked: string[];
  /** The scopes that the user grants; undefined for all requested ones. */
  allowed: string[] | undefined;
  answer(exchange: Exchange): Reply | undefined;
}

/** As documented in "Using OAuth 2.0 for Web Server Applications" and "… for Server to Server Applications". */
export function oauthSide(base: string, email: string): OauthSide {
  const codes = new Map<string, Code>();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const side: OauthSide = {
    client: { id: 'lensemble', secret: 'of the client' },
    redirectUris: new Set([`http://localhost:3000${GOOGLE_CALLBACK_PATH}`]),
    serviceAccount: {
      email: 'lensemble@example.iam.gserviceaccount.com',
      privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    },
    tokens: new Map(),
    refreshTokens: new Map(),
    revoked: [],
    allowed: undefined,
    answer(exchange) {
      const path = `${exchange.method} ${exchange.url.pathname}`;
      if (path === 'GET /auth') return consentPage(exchange);
      if (path === 'POST /auth') return consent(formOf(exchange));
      if (path === 'POST /token') return token(formOf(exchange));
      if (path === 'GET /userinfo') return userInfo(exchange);
      if (path === 'POST /revoke') return revoke(formOf(exchange).token ?? '');
      return undefined;
    },
  };

  function consentPage({ url }: Exchange): Reply {
    const wrong = refusedClient(Object.fromEntries(url.searchParams));
    if (wrong) return wrong;
    const fields = Array.from(url.searchParams, ([name, value]) => {
      return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
    });
    const buttons = ['Allow', 'Cancel'].map(
      (word) => `<button name="choice" value="${word}">${word}</button>`,
    );
    return {
      status: 200,
      body: `<!doctype html><title>Google</title><h1>Choose what Lensemble can do</h1><form method="post" action="/auth">${fields.join('')}${buttons.join(' ')}</form>`,
    };
  }

  function consent(asked: Record<string, string>): Reply {
    const { redirect_uri = '', scope = '', state = '', code_challenge = '' } = asked;
    const wrong = refusedClient(asked);
    if (wrong) return wrong;
    const back = new URL(redirect_uri);
    back.searchParams.set('state', state);
    if (asked.choice === 'Cancel') back.searchParams.set('error', 'access_denied');
    else {
      const code = `code-${randomUUID()}`;
      const granted = side.allowed?.join(' ') ?? scope;
      codes.set(code, {
        scope: granted,
        email,
        challenge: code_challenge,
        redirectUri: redirect_uri,
        isOffline: asked.access_type === 'offline',
      });
      back.searchParams.set('code', code);
    }
    return { status: 303, location: back.href };
  }

  /** Google shows these errors on its own page, and never redirects. */
  function refusedClient({ client_id, redirect_uri = '' }: Record<string, string>) {
    if (client_id !== side.client.id) return { status: 401, body: 'Error 401: invalid_client' };
    return side.redirectUris.has(redirect_uri)
      ? undefined
      : { status: 400, body: 'Error 400: redirect_uri_mismatch' };
  }

  function token(asked: Record<string, string>): Reply {
    if (asked.grant_type === 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return byAssertion(asked.assertion ?? '');
    const { client_id, client_secret } = asked;
    if (client_id !== side.client.id || client_secret !== side.client.secret)
      return { status: 401, body: { error: 'invalid_client' } };
    return asked.grant_type === 'refresh_token' ? byRefresh(asked) : byCode(asked);
  }

  function byCode({ code = '', code_verifier = '', redirect_uri }: Record<string, string>): Reply {
    const grant = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256').update(code_verifier).digest('base64url');
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== redirect_uri)
      return invalidGrant;
    if (!grant.isOffline) return { status: 200, body: issue(grant) };
    const refresh_token = `1//refresh-${randomUUID()}`;
    side.refreshTokens.set(refresh_token, grant);
    return { status: 200, body: { ...issue(grant), refresh_token } };
  }

  function byRefresh({ refresh_token = '' }: Record<string, string>): Reply {
    const grant = side.refreshTokens.get(refresh_token);
    return grant ? { status: 200, body: issue(grant) } : invalidGrant;
  }

  function byAssertion(assertion: string): Reply {
    const [head = '', claims = '', signature = ''] = assertion.split('.');
    const { iss, scope, aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const isSigned = createVerify('RSA-SHA256')
      .update(`${head}.${claims}`)
      .verify(createPublicKey(side.serviceAccount.privateKey), signature, 'base64url');
    const isGood =
      isSigned &&
      iss === side.serviceAccount.email &&
      aud === `${base}/token` &&
      exp * 1000 > Date.now();
    return isGood ? { status: 200, body: issue({ scope, email: iss }) } : invalidGrant;
  }

  function issue(grant: Grant) {
    const access_token = `ya29.${randomUUID()}`;
    side.tokens.set(access_token, { ...grant, expiresAt: Date.now() + HOUR_SECONDS * 1_000 });
    return { access_token, expires_in: HOUR_SECONDS, token_type: 'Bearer', scope: grant.scope };
  }

  function userInfo(exchange: Exchange): Reply {
    const access = accessOf(side, exchange);
    return access
      ? { status: 200, body: { sub: '1', email: access.email, email_verified: true } }
      : { status: 401, body: { error: 'invalid_token' } };
  }

  function revoke(given: string): Reply {
    side.revoked.push(given);
    const isKnown = side.tokens.delete(given) || side.refreshTokens.delete(given);
    return isKnown ? { status: 200, body: {} } : { status: 400, body: { error: 'invalid_token' } };
  }

  return side;
}

const invalidGrant: Reply = {
  status: 400,
  body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
};

/** Returns what the token of a request grants; undefined for an invalid or expired one. */
export function accessOf(
  { tokens }: Pick<OauthSide, 'tokens'>,
  { headers }: Exchange,
): Grant | undefined {
  const access = tokens.get(headers.authorization?.replace(/^Bearer /, '') ?? '');
  return access && access.expiresAt > Date.now() ? access : undefined;
}
