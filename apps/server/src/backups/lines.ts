import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ArchiveError } from '../archives/zip-reader.ts';

/** Longer than any row. */
const LINE_MAX = 64_000_000;
const FLUSH_AT = 262_144;

/** A new file with a JSON value on each line. */
export interface LineWriter {
  add(value: unknown): void;
  /** Writes what was added. To be called often, because lines wait in memory. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export async function writeLines(path: string): Promise<LineWriter> {
  const file: FileHandle = await open(path, 'wx', 0o600);
  let waiting: string[] = [];
  let length = 0;
  const flush = async () => {
    const text = waiting.join('');
    waiting = [];
    length = 0;
    if (text) await file.appendFile(text);
  };
  return {
    add(value) {
      const line = `${JSON.stringify(value)}\n`;
      waiting.push(line);
      length += line.length;
    },
    flush: async () => {
      if (length >= FLUSH_AT) await flush();
    },
    async close() {
      await flush().finally(() => file.close());
    },
  };
}

/** The texts between line ends, without holding more than one of them and a piece of the stream. */
export async function* splitLines(content: Readable): AsyncGenerator<string> {
  let pieces: Buffer[] = [];
  let length = 0;
  const take = (last: Buffer) => {
    const line = Buffer.concat([...pieces, last]).toString('utf8');
    pieces = [];
    length = 0;
    return line;
  };
  for await (const chunk of content as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield take(chunk.subarray(start, end));
      start = end + 1;
    }
    pieces.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > LINE_MAX) throw new ArchiveError('The archive has a line that is too long.');
  }
  if (length > 0) yield take(Buffer.alloc(0));
}

/** @throws ArchiveError if a line is not JSON */
export async function* readLines(content: Readable): AsyncGenerator<unknown> {
  for await (const line of splitLines(content)) {
    try {
      yield JSON.parse(line) as unknown;
    } catch (error) {
      throw new ArchiveError('The archive has a line that cannot be read.', { cause: error });
    }
  }
}
