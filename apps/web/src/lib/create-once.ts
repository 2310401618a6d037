import { randomKey } from './random-key.ts';

/** A create that was sent, with the key that keeps it from happening twice. */
export interface Attempt<Body> {
  readonly key: string;
  readonly body: Body;
}

interface Calls<Body, Made> {
  create: (attempt: Attempt<Body>) => Promise<Made>;
  /** Writes what was typed since over what the earlier attempt made. */
  update: (made: Made, body: Body) => Promise<Made>;
}

/**
 * Makes one thing, however often it is tried. While the outcome of an earlier attempt is not known (the answer got lost),
 * that attempt is repeated word for word, because the server answers a repeated key with the first result; what was
 * typed since is written over it.
 *
 * @param earlier an attempt whose outcome is not known
 * @param remember is told before anything is sent
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
