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

/** Writes a new zip as a stream, so that it may be larger than the memory. @throws if the file exists */
export async function writeZip(
  path: string,
  members: Iterable<ZipMember>,
  signal: AbortSignal,
): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error as Error));
  for (const { name, isCompressed, open } of members) {
    zip.addReadStreamLazy(name, { compress: !isCompressed }, (done) => done(null, open()));
  }
  zip.end();
  await pipeline(output, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
}
