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

/** A zip archive that is written as a stream, one member after the other. */
export interface ZipWriter {
  /** Writes a member. @returns its measure, for the manifest */
  add(name: string, content: Readable, options?: MemberOptions): Promise<Measure>;
  /** Writes the directory and syncs the file to disk. */
  finish(): Promise<void>;
  /** Gives up. The file stays. */
  abort(): void;
}

/** @param path a new file, which only its owner can read */
export function writeZip(path: string): ZipWriter {
  const zip = new ZipFile();
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const writing = pipeline(zip.outputStream, file);
  // A failure is reported by the member that is being written, and by `finish`.
  writing.catch(() => {});
  return {
    async add(name, content, { isCompressed = false } = {}) {
      const { through, measure } = measuring();
      const options = { mtime: MTIME, mode: 0o100600, compress: !isCompressed };
      zip.addReadStream(through, name, { ...options, forceDosTimestamp: true });
      await Promise.race([pipeline(content, through), writing]);
      await Promise.race([finished(through), writing]);
      return measure();
    },
    async finish() {
      zip.end();
      await writing;
    },
    abort: () => void file.destroy(),
  };
}
