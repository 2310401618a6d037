import { HttpError } from './http-error.ts';

/** What a create is known by when it comes again; one without a key is never the same as another. */
export interface Claim {
  readonly key: string | undefined;
  readonly requestHash: string;
}

/** Of what nobody can ask for again. */
export const noClaim: Claim = { key: undefined, requestHash: '' };

export const invalidKey = () =>
  new HttpError(422, 'invalid', 'This Idempotency-Key was used for something else before');
