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
  return { status: response.status, body: parsed(await readText(response, maxBytes)) };
}

/** Counts uncompressed bytes, because a small response may expand to a huge one. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error('The answer does not end');
  }
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
