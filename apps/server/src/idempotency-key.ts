import { IDEMPOTENCY_KEY_MAX } from '@lensemble/contract/constants';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/** The key that makes a create safe to repeat, if the caller gave one. @throws HttpError 400 for one that is none */
export function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const header = headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (
    typeof header === 'string' &&
    /^[\x21-\x7E]+$/.test(header) &&
    header.length <= IDEMPOTENCY_KEY_MAX
  ) {
    return header;
  }
  throw new HttpError(
    400,
    'malformed',
    `The header Idempotency-Key must have 1 to ${IDEMPOTENCY_KEY_MAX} letters, digits or signs`,
  );
}
