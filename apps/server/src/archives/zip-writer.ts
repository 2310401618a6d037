import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type Measure, measuring } from './measured.ts';

/** Members have no times of their own, so that an archive tells nothing about the machine. */
const MTIME = new Date('1980-01-01T00:00:00Z');

interface MemberOptions {
  /** Pictures are compressed already. */
  readonly isCompressed?: boolean;
}

/** Takes the members of a zip archive, one after the other. */
export interface ZipWriter {
  /** Writes a member. @returns its measure, for the manifest. @throws if the archive cannot be written on */
  add(name: string, content: Readable, options?: MemberOptions): Promise<Measure>;
}

function startZip<T>(fill: (zip: ZipWriter) => Promise<T>) {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const closing = new AbortController();
  const { signal } = closing;
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => closing.abort());
  const filled = fill({
    async add(name, content, { isCompressed = false } = {}) {
      const { through, measure } = measuring();
      const options = { mtime: MTIME, mode: 0o100600, compress: !isCompressed };
      zip.addReadStream(through, name, { ...options, forceDosTimestamp: true });
      await pipeline(content, through, { signal });
      await finished(through, { signal });
      return measure();
    },
  });
  filled.then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  );
  return { output, filled };
}

/** A zip archive as a stream, which may be larger than the memory. It fails if `fill` fails. */
export const zipStream = (fill: (zip: ZipWriter) => Promise<void>): Readable =>
  startZip(fill).output;

/**
 * Writes a zip archive to disk.
 * @param path a new file, which only its owner can read. After a failure it stays
 * @returns what `fill` returns
 */
export async function writeZip<T>(
  path: string,
  fill: (zip: ZipWriter) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const { output, filled } = startZip(fill);
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  // `fill` has ended too when the caller cleans up.
  await pipeline(output, file, { signal }).finally(() => filled.catch(() => {}));
  return filled;
}
