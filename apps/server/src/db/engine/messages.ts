function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const text = (value: string) => Buffer.from(`${value}\0`);

const DATA_ROW = 0x44;
const NOTIFICATION = 0x41;
/** A DataRow has a type, a length and a number of fields before its first field. */
const FIELD_START = 7;

/** A client's Query message: one statement without parameters. */
export const simpleQuery = (sql: string) => message('Q', text(sql));

/** A client's Sync message, which ends the current batch. */
export const sync = () => message('S', Buffer.alloc(0));

/** A client's Close message for a prepared statement. Closing one that does not exist is no error. */
export const closeStatement = (name: string) => message('C', text(`S${name}`));

/** The server's response to a Parse message. */
export const parseComplete = message('1', Buffer.alloc(0));

/** The server's response to a Close message. */
export const closeComplete = message('3', Buffer.alloc(0));

/** The text of the first field of the first row in a server's answer; undefined if there is no row or the field is null. */
export function firstField(answer: Buffer): string | undefined {
  let start = 0;
  while (start < answer.length && answer[start] !== DATA_ROW)
    start += 1 + answer.readInt32BE(start + 1);
  if (start >= answer.length) return undefined;
  const length = answer.readInt32BE(start + FIELD_START);
  const text = start + FIELD_START + 4;
  return length < 0 ? undefined : answer.toString('utf8', text, text + length);
}

/** The server's response to a rejected batch: ErrorResponse and ReadyForQuery. */
export function errorAnswer(code: string, sentence: string, isInTransaction = false): Buffer {
  const fields = ['SERROR', 'VERROR', `C${code}`, `M${sentence}`].map(text);
  return Buffer.concat([
    message('E', Buffer.concat([...fields, Buffer.from([0])])),
    message('Z', Buffer.from(isInTransaction ? 'T' : 'I')),
  ]);
}

/** Takes the notifications out of a server's answer. */
export function splitNotifications(answer: Buffer): {
  readonly rest: Buffer;
  readonly notifications: Buffer | undefined;
} {
  const found: Buffer[] = [];
  const kept: Buffer[] = [];
  let keptFrom = 0;
  for (let start = 0; start + 5 <= answer.length; ) {
    const end = start + 1 + answer.readInt32BE(start + 1);
    if (answer[start] === NOTIFICATION) {
      found.push(answer.subarray(start, end));
      kept.push(answer.subarray(keptFrom, start));
      keptFrom = end;
    }
    start = end;
  }
  if (found.length === 0) return { rest: answer, notifications: undefined };
  return {
    rest: Buffer.concat([...kept, answer.subarray(keptFrom)]),
    notifications: Buffer.concat(found),
  };
}
