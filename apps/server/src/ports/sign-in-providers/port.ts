/** One trip of a browser to a provider and back. */
export interface Trip {
  /** Unguessable; comes back with the browser. */
  readonly state: string;
  /** Unguessable; the provider only ever sees its hash before it is asked for the person (PKCE). */
  readonly codeVerifier: string;
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string;
}

/** Who a provider says that somebody is. */
export interface ProvidedPerson {
  /** Never changes there, and is nobody else's. */
  readonly subject: string;
  /** In lower case; undefined where the provider tells none. */
  readonly email: string | undefined;
  /** Whether the provider says that the address is theirs. */
  readonly isVerified: boolean;
  /** One line that may be shown; may be empty. */
  readonly name: string;
}

/** A service that tells who somebody is. */
export interface SignInProvider {
  /** The page there that asks somebody whether we may know who they are. */
  addressFor(trip: Trip): Promise<string>;
  /**
   * Who has come back with a code.
   * @throws CodeRefusedError where the code is none of that trip
   * @throws AwayError where the provider is away, slow, or answers nonsense
   */
  personFor(trip: Trip, code: string): Promise<ProvidedPerson>;
}

/** The provider does not know the code, or not from us. */
export class CodeRefusedError extends Error {
  override name = 'CodeRefusedError';
}
