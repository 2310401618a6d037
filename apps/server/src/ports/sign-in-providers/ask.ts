import type { z } from 'zod';
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
  const response = await fetch(url, { ...init, redirect: 'error', signal }).catch((cause) => {
    throw away(cause);
  });
  const text = await readText(response).catch((cause) => {
    throw away(cause);
  });
  if (refused && [400, 401, 403].includes(response.status)) throw refused();
  if (!response.ok) throw away(new Error(`It answered with ${response.status}`));
  const answer = schema.safeParse(parseJson(text));
  if (!answer.success) throw away(new Error('It answered with something else than it should'));
  return answer.data;
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > ANSWER_MAX_BYTES) throw new Error('The answer does not end');
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
