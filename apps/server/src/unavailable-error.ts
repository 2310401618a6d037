/** Something that we depend on is away for now: answered with 503. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}
