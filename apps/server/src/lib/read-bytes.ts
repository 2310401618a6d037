/**
 * Reads the body of a response. Counts uncompressed bytes, because a small response may expand to a huge one.
 * @throws Error if it is longer than `maxBytes`
 */
export async function readBytes(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error('The answer does not end');
  }
  return Buffer.concat(chunks);
}
