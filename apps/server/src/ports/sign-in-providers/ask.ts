import type { z } from 'zod';
import { askJson } from '../../ask-json.ts';
import { AwayError } from '../away-error.ts';

/** Both of its questions together. */
export const PROVIDER_DEADLINE_MS = 10_000;
const ANSWER_MAX_BYTES = 65_536;

interface Question<T extends z.ZodType> {
  /** As people know it. */
  readonly service: string;
  readonly schema: T;
  /** Ends the question when it is over. */
  readonly signal: AbortSignal;
  /** What to throw where the provider says no (400, 401, 403). */
  readonly refused?: () => Error;
}

/** Asks a provider for JSON of a known shape. It is never followed to another address. @throws AwayError */
export async function ask<T extends z.ZodType>(
  url: string,
  init: RequestInit,
  { service, schema, signal, refused }: Question<T>,
): Promise<z.output<T>> {
  const away = (cause: unknown) => new AwayError(service, { cause });
  const { status, body } = await askJson(url, { ...init, signal }, ANSWER_MAX_BYTES).catch(
    (cause) => {
      throw away(cause);
    },
  );
  if (refused && [400, 401, 403].includes(status)) throw refused();
  if (status < 200 || status > 299) throw away(new Error(`It answered with ${status}`));
  const answer = schema.safeParse(body);
  if (!answer.success) throw away(new Error('It answered with something else than it should'));
  return answer.data;
}
