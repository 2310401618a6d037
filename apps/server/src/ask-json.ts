interface Answer {
  readonly status: number;
  /** Undefined where it is no JSON. */
  readonly body: unknown;
}

/**
 * Asks for JSON. It is never followed to another address.
 * @param signal ends it when it is over
 * @throws Error whatever went wrong on the way
 */
export async function askJson(
  url: string,
  init: RequestInit & { readonly signal: AbortSignal },
  maxBytes: number,
): Promise<Answer> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  return { status: response.status, body: parsed(await readText(response, maxBytes)) };
}

/** Unpacked: a small answer may be a large one. */
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
