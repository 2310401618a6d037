import type { Grant, Trip } from '../../oauth/client.ts';
import type { Calendar } from '../calendar/port.ts';
import type { Documents } from '../documents/port.ts';

export interface GoogleRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path with its query, starting with a slash. */
  readonly path: string;
  /** Sent as JSON, unless it has a `type`. */
  readonly body?: object | { readonly type: string; readonly content: Buffer };
  readonly headers?: Readonly<Record<string, string>>;
  /** Error statuses that the caller handles. */
  readonly expected?: readonly number[];
  /** The request is idempotent: it is retried if its response is lost. */
  readonly isRepeatable: boolean;
  /** The request undoes an earlier one. It gets some extra time after the timeout. */
  readonly isTakingBack?: boolean;
}

export interface GoogleAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly location: string | undefined;
  /** An earlier attempt, whose response was lost, may have been carried out. */
  readonly isRepeated: boolean;
}

export type Send = (request: GoogleRequest) => Promise<GoogleAnswer>;

export interface GoogleApi {
  /**
   * Runs a sequence of requests within 10 s in total.
   * @throws ServiceRefusalError if Google refuses permanently, ExternalServiceError if a request fails otherwise or
   *   `work` cannot parse a response, RevokedError
   */
  run<T>(work: (send: Send) => Promise<T>): Promise<T>;
}

export interface GoogleTokens {
  /** @param refused a token that Google rejected before it expired @throws RevokedError if access was revoked */
  token(signal: AbortSignal, refused?: string): Promise<string>;
}

export interface Consent extends Omit<Trip, 'redirectUri'> {
  readonly scopes: readonly string[];
  /** Preselects an account. */
  readonly email: string | undefined;
}

/** Access to users' own Google accounts. Every call ends within 10 s. @throws ExternalServiceError if Google fails */
export interface OwnGoogle {
  /** The URL of the consent screen. It always asks again, so that Google returns a refresh token. */
  consentUrl(consent: Consent): Promise<string>;
  /** @throws RevokedError for an invalid or used code */
  exchange(code: string, codeVerifier: string): Promise<Grant>;
  /** @throws RevokedError if the user has revoked access */
  refresh(refreshToken: string, signal: AbortSignal): Promise<Grant>;
  emailOf(accessToken: string): Promise<string>;
  /** Revokes a token. Idempotent. */
  revoke(token: string): Promise<void>;
  documents(tokens: GoogleTokens): Documents;
  calendar(tokens: GoogleTokens): Calendar;
}
