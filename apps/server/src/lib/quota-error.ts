/** A write would store more than a quota allows. The message is shown to people. The response is 422. */
export class QuotaError extends Error {
  override name = 'QuotaError';
}
