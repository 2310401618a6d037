import { randomUUID } from 'node:crypto';

export interface HostedPerson {
  readonly id: string;
  readonly email: string;
  password: string | undefined;
  confirmedAt: string | undefined;
  readonly provider: string;
  metadata: Record<string, unknown>;
  readonly sessions: Set<string>;
  readonly refreshTokens: Set<string>;
  bannedUntil: string | undefined;
}

export type NewPerson = Partial<Omit<HostedPerson, 'id' | 'sessions' | 'refreshTokens'>> & {
  readonly email: string;
};

export function newPerson(given: NewPerson): HostedPerson {
  return {
    id: randomUUID(),
    password: undefined,
    confirmedAt: new Date().toISOString(),
    provider: 'email',
    metadata: {},
    sessions: new Set(),
    refreshTokens: new Set(),
    bannedUntil: undefined,
    ...given,
  };
}

/** A user in the format of `/user`, `/signup` and `/token`. */
export function presented(person: HostedPerson) {
  const { id, email, confirmedAt, provider, metadata, bannedUntil } = person;
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    ...(confirmedAt && { email_confirmed_at: confirmedAt, confirmed_at: confirmedAt }),
    app_metadata: { provider, providers: [provider] },
    user_metadata: { ...metadata, email, email_verified: Boolean(confirmedAt) },
    identities: [{ identity_id: randomUUID(), id, user_id: id, provider }],
    is_anonymous: false,
    ...(bannedUntil && { banned_until: bannedUntil }),
  };
}

/** The claims of an access token. Times are in seconds since 1970. */
export function claimsOf(person: HostedPerson, issuer: string, sessionId: string) {
  const { id, email, provider, metadata, confirmedAt } = person;
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    sub: id,
    aud: 'authenticated',
    exp: now + TOKEN_SECONDS,
    iat: now,
    email,
    phone: '',
    app_metadata: { provider, providers: [provider] },
    user_metadata: { ...metadata, email, email_verified: Boolean(confirmedAt) },
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: now }],
    session_id: sessionId,
    is_anonymous: false,
  };
}

export const TOKEN_SECONDS = 3_600;
