import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { IDEMPOTENCY_KEY_MAX } from '@lensemble/contract/constants';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors/http-error.ts';
import type { Upload } from '../uploads/upload.ts';
import { type Claim, noClaim } from './claim.ts';

/** The idempotency key, if the client sent one. @throws HttpError 400 for an invalid one */
function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
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

/**
 * The claim of a create request: its key, and a hash of its path, body and picture.
 * @throws HttpError 400 for an invalid key
 */
export async function readClaim(
  request: FastifyRequest,
  body: unknown,
  upload?: Upload,
): Promise<Claim> {
  const key = readIdempotencyKey(request);
  if (key === undefined) return noClaim;
  const picture = upload && [upload.fileName, await hashOf(upload)];
  const parts = [request.routeOptions.url, request.params, body, picture];
  return { key, requestHash: hashOfText(JSON.stringify(parts)) };
}

const hashOfText = (text: string) => createHash('sha256').update(text).digest('base64url');

async function hashOf({ path }: Upload): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64url');
}
