import type { Calendar } from '../calendar/port.ts';
import type { Documents } from '../documents/port.ts';

/** One call of Google's Drive or Calendar. */
export interface GoogleRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the first slash on, with its query. */
  readonly path: string;
  /** Sent as JSON, unless it comes with a type of its own. */
  readonly body?: object | { readonly type: string; readonly content: Buffer };
  /** Answers beside success that mean something to the caller. */
  readonly expected?: readonly number[];
  /** Whether doing it twice comes to the same as doing it once: then it is tried again where the answer got lost. */
  readonly isRepeatable: boolean;
  /** It takes back what was done, and has a moment for that even where the time is up. */
  readonly isTakingBack?: boolean;
}

export interface GoogleAnswer {
  readonly status: number;
  /** Parsed JSON; undefined where there is none. */
  readonly body: unknown;
  /** Where to go on. */
  readonly location: string | undefined;
  /** A try before, whose answer got lost, may have done it already. */
  readonly isRepeated: boolean;
}

export type Send = (request: GoogleRequest) => Promise<GoogleAnswer>;

/** Google's Drive or Calendar, as one account. */
export interface GoogleApi {
  /**
   * Does some calls that belong together, within 10 s in all.
   * @throws AwayError where Google does not do it now, or what `work` cannot read of its answers; RevokedError
   */
  run<T>(work: (send: Send) => Promise<T>): Promise<T>;
}

/** Who calls are made as. */
export interface GoogleTokens {
  /**
   * A token that opens Google now.
   * @param refused one that it does not take any more, although its time is not over
   * @throws RevokedError where there is none any more
   */
  token(signal: AbortSignal, refused?: string): Promise<string>;
}

/** What a person let us do, and for how long without asking Google again. */
export interface GoogleGrant {
  readonly accessToken: string;
  readonly expiresAt: Date;
  /** Google gives it with the first consent alone. */
  readonly refreshToken: string | undefined;
  /** All that was allowed, apart by blanks; undefined where it is what it was before. */
  readonly scope: string | undefined;
}

export interface Consent {
  readonly scopes: readonly string[];
  /** Comes back with the answer. */
  readonly state: string;
  /** Of PKCE, by SHA-256. */
  readonly challenge: string;
  /** The account that is meant, where one is known. */
  readonly email: string | undefined;
}

/**
 * People's own Google: how they let us in, and what can be done there then. Every call ends within 10 s and throws AwayError
 * where Google does not answer.
 */
export interface OwnGoogle {
  /** Where a browser goes to ask. Always asks anew, so that Google gives a refresh token. */
  consentUrl(consent: Consent): string;
  /** @throws RevokedError where the code is none of ours, or was used before */
  exchange(code: string, verifier: string): Promise<GoogleGrant>;
  /** @throws RevokedError where the person has taken the right back */
  refresh(refreshToken: string, signal: AbortSignal): Promise<GoogleGrant>;
  emailOf(accessToken: string): Promise<string>;
  /** Tells Google that a token is not needed any more. Nothing happens where it knows. */
  revoke(token: string): Promise<void>;
  documents(tokens: GoogleTokens): Documents;
  calendar(tokens: GoogleTokens): Calendar;
}
