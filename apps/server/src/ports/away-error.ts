/** A service out there that could not do what it was asked: away, slow, over its quota, or answering nonsense. */
export class AwayError extends Error {
  override name = 'AwayError';

  /** @param service as people know it: "Google Docs" */
  constructor(service: string, options?: ErrorOptions) {
    super(`${service} is not available right now`, options);
  }
}

/** Somebody has taken back the right to act for them there: they would have to give it anew. */
export class RevokedError extends Error {
  override name = 'RevokedError';
}
