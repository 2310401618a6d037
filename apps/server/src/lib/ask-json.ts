import { readBytes } from './read-bytes.ts';

interface Answer {
  readonly status: number;
  /** Undefined if it is not JSON. */
  readonly body: unknown;
}

/**
 * Fetches JSON. A redirect is an error.
 * @param init with the `signal` that aborts the request
 * @param maxBytes of the uncompressed body
 * @throws Error for every failure on the way
 */
export async function askJson(
  url: string,
  init: RequestInit & { readonly signal: AbortSignal },
  maxBytes: number,
): Promise<Answer> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  return {
    status: response.status,
    body: parsed((await readBytes(response, maxBytes)).toString()),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
