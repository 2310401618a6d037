import { Readable } from 'node:stream';
import type { PoolClient, Submittable } from 'pg';
import { splitLines } from './lines.ts';

const CHUNK_LENGTH = 65_536;

/** What `pg` calls while a `COPY … TO STDOUT` runs. It sets `callback` where a query has a timeout. */
interface CopyQuery extends Submittable {
  callback?: () => void;
  handleCopyData(message: { readonly chunk: Buffer }): void;
  handleError(error: Error): void;
  handleCommandComplete(): void;
  handleReadyForQuery(): void;
}

/**
 * Runs a `COPY … TO STDOUT`. It takes less than half of the time of a query with the same rows.
 * @param take gets each row, with the end of its line
 */
export function copyOut(
  client: PoolClient,
  statement: string,
  take: (row: Buffer) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const query: CopyQuery = {
      submit: (connection) => connection.query(statement),
      // The client receives what follows into the same memory.
      handleCopyData: ({ chunk }) => take(Buffer.from(chunk)),
      handleCommandComplete() {},
      handleError(error) {
        query.callback?.();
        reject(error);
      },
      handleReadyForQuery() {
        query.callback?.();
        resolve();
      },
    };
    client.query(query);
  });
}

const escaped: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};
const readValue = (text: string) =>
  text === '\\N' ? null : text.replace(/\\(.)/g, (_, letter: string) => escaped[letter] ?? letter);

/** A row of `COPY` as an array of texts and nulls. */
const toLine = (row: string) => `${JSON.stringify(row.split('\t').map(readValue))}\n`;

async function* toLines(content: Readable): AsyncGenerator<string> {
  let waiting = '';
  for await (const row of splitLines(content)) {
    waiting += toLine(row);
    if (waiting.length < CHUNK_LENGTH) continue;
    yield waiting;
    waiting = '';
  }
  if (waiting) yield waiting;
}

/** The output of `copyOut` as lines of JSON. */
export const asLines = (content: Readable): Readable =>
  Readable.from(toLines(content), { objectMode: false });
