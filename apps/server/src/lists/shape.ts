import { createHash } from 'node:crypto';
import type { Endpoint } from '@lensemble/contract/endpoint';
import { z } from 'zod';

/** Changes with the form of the answer, so that nobody keeps one that a former version of the server gave. */
export function shapeOf({ response }: Pick<Endpoint, 'response'>): string {
  const schema = JSON.stringify(z.toJSONSchema(response));
  return createHash('sha256').update(schema).digest('base64url').slice(0, 8);
}
