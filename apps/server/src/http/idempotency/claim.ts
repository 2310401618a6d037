import { HttpError } from '../errors/http-error.ts';

/** Identifies a create request that is repeated. Requests without a key are never repetitions. */
export interface Claim {
  readonly key: string | undefined;
  readonly requestHash: string;
}

/** For a request without a key. */
export const noClaim: Claim = { key: undefined, requestHash: '' };

export const invalidKey = () =>
  new HttpError(422, 'invalid', 'This Idempotency-Key was already used for a different request');
