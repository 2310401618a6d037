import type { Provider } from '@lensemble/contract/boot';

export const HOSTED_PROVIDER = 'supabase';

export interface HostedToken {
  /** The permanent id of the user at the service. */
  readonly subject: string;
  readonly issuedAt: Date;
  /** When the user last signed in. A refreshed token keeps it. */
  readonly authenticatedAt: Date;
}

/** A user as the service reports them. All text is untrusted. */
export interface HostedUser {
  readonly email: string | undefined;
  readonly isVerified: boolean;
  /** The project treats every address as confirmed and mails no link. */
  readonly isTakenAsConfirmed: boolean;
  readonly name: string | undefined;
  readonly inviteCode: string | undefined;
}

/** The next refresh token of a user who may still sign in. */
export interface HostedStanding {
  readonly refreshToken: string | undefined;
}

/** The maximum age of a token, whatever its expiry says. */
export const HOSTED_TOKEN_DAYS = 7;
/** The tolerated difference between the clocks of the service and this server. */
export const HOSTED_LEEWAY_SECONDS = 10;

/**
 * An external service that users sign in with. Browsers present its tokens. Calls end within 5 s.
 * @throws UnavailableError if the service fails
 */
export interface HostedIdentity {
  /** Whether it has the service role key, which reads and deletes users. */
  readonly isAdmin: boolean;
  /** Verifies a token; undefined for an invalid or expired one. */
  verify(token: string): Promise<HostedToken | undefined>;
  /** Returns the user of a verified token; undefined if the user no longer exists. */
  find(token: string): Promise<HostedUser | undefined>;
  /**
   * Asks whether a user may still sign in: with the service role key, otherwise with a refresh token, which it replaces.
   * @returns undefined if the user is banned or deleted; `unknown` if the refresh token was replaced or deleted, so that
   * it no longer tells
   */
  recheck(
    subject: string,
    refreshToken: string | undefined,
  ): Promise<HostedStanding | 'unknown' | undefined>;
  /** Returns the service's sign-in providers, or none if it does not respond within a second. Never throws. */
  providers(): Promise<readonly Provider[]>;
  /** Whether this is the address of a picture in the service's public bucket. */
  hasPicture(address: string): boolean;
  /**
   * Opens a picture in the bucket; undefined if there is none. The content is untrusted and of any size, and ends with an
   * error after 20 s, other than the calls above.
   */
  openPicture(address: string): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Deletes a user permanently. Idempotent. */
  deleteUser(subject: string, signal: AbortSignal): Promise<void>;
}
