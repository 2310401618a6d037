import type { Provider } from '@lensemble/contract/boot';

/** What logins of the service are called among an account's. */
export const HOSTED_PROVIDER = 'supabase';

/** Who a token speaks of, once it is known to be genuine and to hold now. */
export interface HostedToken {
  /** Tells people of the service apart for good. */
  readonly subject: string;
  readonly issuedAt: Date;
}

/** Somebody as the service knows them now. All but `isVerified` is text from outside. */
export interface HostedUser {
  readonly email: string | undefined;
  /** Whether the service has made sure that the address is theirs. */
  readonly isVerified: boolean;
  readonly name: string | undefined;
  /** The invite code that they took along when they signed up. */
  readonly inviteCode: string | undefined;
}

/** Tokens that the service issues last no longer than this, whatever they say themselves. */
export const HOSTED_TOKEN_DAYS = 7;
/** By how much the clocks of the service and of this server may differ. */
export const HOSTED_LEEWAY_SECONDS = 10;

/**
 * A service elsewhere that people sign in with: their browsers bring its tokens. Each call takes 5 seconds at most.
 * @throws UnavailableError where the service is away or answers nonsense
 */
export interface HostedIdentity {
  /** Whether it lets this server delete its users. */
  readonly mayDelete: boolean;
  /** Who a token speaks of; undefined for one that is not the service's for this product, or does not hold now. */
  verify(token: string): Promise<HostedToken | undefined>;
  /** Who holds a token that was verified; undefined where the service knows them no more. */
  find(token: string): Promise<HostedUser | undefined>;
  /** Whom it lets people sign in through, as far as it is known within a second. Never throws. */
  providers(): Promise<readonly Provider[]>;
  /** Deletes a user for good. Nothing happens where there is none. */
  deleteUser(subject: string, signal: AbortSignal): Promise<void>;
}
