import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** What a member of an archive must be: its size in bytes and the SHA-256 of its content. */
export interface Measure {
  readonly bytes: number;
  readonly sha256: string;
}

/** Passes bytes on and measures them. `measure` is complete when the stream has ended. */
export function measuring(): { readonly through: Transform; readonly measure: () => Measure } {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, measure: () => ({ bytes, sha256: hash.copy().digest('hex') }) };
}
