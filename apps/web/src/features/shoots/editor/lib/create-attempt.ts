import type { NewShoot, Shoot } from '@lensemble/contract/shoots';

/** A create that was sent, with the key that keeps it from happening twice. */
export interface CreateAttempt {
  readonly key: string;
  readonly body: NewShoot;
}

interface Calls {
  create: (attempt: CreateAttempt) => Promise<Shoot>;
  /** Writes what was typed since over the shoot that the earlier attempt made. */
  update: (made: Shoot, body: NewShoot) => Promise<Shoot>;
}

/**
 * Makes one shoot, however often it is tried. While the outcome of an earlier attempt is not known (the answer got lost),
 * that attempt is repeated word for word, because the server answers a repeated key with the first result; what was
 * typed since is written over it.
 *
 * @param earlier an attempt whose outcome is not known
 * @param remember is told before anything is sent
 */
export async function createOnce(
  body: NewShoot,
  earlier: CreateAttempt | null,
  remember: (attempt: CreateAttempt) => void,
  { create, update }: Calls,
): Promise<Shoot> {
  const attempt = earlier ?? { key: randomKey(), body };
  remember(attempt);
  const shoot = await create(attempt);
  return JSON.stringify(attempt.body) === JSON.stringify(body) ? shoot : update(shoot, body);
}

/** 128 random bits. `crypto.randomUUID` is missing where the address is neither https nor this machine. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
