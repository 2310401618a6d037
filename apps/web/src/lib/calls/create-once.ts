import { randomKey } from './random-key.ts';

/** A create request with its idempotency key. */
export interface Attempt<Body> {
  readonly key: string;
  readonly body: Body;
}

interface Calls<Body, Made> {
  create: (attempt: Attempt<Body>) => Promise<Made>;
  /** Applies later edits to the record that the earlier attempt created. */
  update: (made: Made, body: Body) => Promise<Made>;
}

/**
 * Creates one record, however often it is tried. If the response to an earlier attempt was lost, it repeats the same
 * request, because the server answers a repeated key with the first result. An update then adds later edits.
 * @param earlier an attempt whose outcome is unknown
 * @param remember called with the attempt before it is sent
 */
export async function createOnce<Body, Made>(
  body: Body,
  earlier: Attempt<Body> | null,
  remember: (attempt: Attempt<Body>) => void,
  { create, update }: Calls<Body, Made>,
): Promise<Made> {
  const attempt = earlier ?? { key: randomKey(), body };
  remember(attempt);
  const made = await create(attempt);
  return JSON.stringify(attempt.body) === JSON.stringify(body) ? made : update(made, body);
}
