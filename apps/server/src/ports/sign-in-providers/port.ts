import type { Trip } from '../../oauth/client.ts';

/** What a provider tells about a person. */
export interface ProvidedPerson {
  /** Permanent and unique at the provider. */
  readonly subject: string;
  /** In lower case; undefined if the provider has none. */
  readonly email: string | undefined;
  /** The provider has verified the address. */
  readonly isVerified: boolean;
  /** One line, safe to show; may be empty. */
  readonly name: string;
}

/** A service that identifies people. */
export interface SignInProvider {
  /** The URL of the provider's consent page. */
  addressFor(trip: Trip): Promise<string>;
  /**
   * Exchanges a code for the person who came back with it.
   * @throws CodeRefusedError if the code does not belong to the trip
   * @throws ExternalServiceError if the provider is unreachable, too slow, or sends an invalid response
   */
  personFor(trip: Omit<Trip, 'state'>, code: string): Promise<ProvidedPerson>;
}
