import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of a zip. It is opened when it is its turn. */
export interface ZipMember {
  /** A path with slashes. */
  readonly name: string;
  /** Pictures are compressed already. */
  readonly isCompressed: boolean;
  open(): Readable;
}

/** A zip as a stream, so that it may be larger than the memory. */
export function zipStream(members: Iterable<ZipMember>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error as Error));
  for (const { name, isCompressed, open } of members) {
    zip.addReadStreamLazy(name, { compress: !isCompressed }, (done) => done(null, open()));
  }
  zip.end();
  return output;
}

/** Writes a new zip. @throws if the file exists */
export const writeZip = (
  path: string,
  members: Iterable<ZipMember>,
  signal: AbortSignal,
): Promise<void> =>
  pipeline(zipStream(members), createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
