/** Who is signed in, as far as a request needs to know. */
export interface SignedIn {
  readonly userId: string;
  readonly email: string;
  /** The name given at sign-up; the profile's names count where there is one. */
  readonly name: string;
}
