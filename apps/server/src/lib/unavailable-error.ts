/** A dependency is temporarily unavailable. The response is 503. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}
