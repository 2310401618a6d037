import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FrameReader } from './frames.ts';
import { simpleQuery, sync } from './messages.ts';

function untyped(code: number, body = ''): Buffer {
  const bytes = Buffer.alloc(8 + body.length);
  bytes.writeInt32BE(bytes.length);
  bytes.writeInt32BE(code, 4);
  bytes.write(body, 8);
  return bytes;
}

function typed(type: string, body: string): Buffer {
  const bytes = Buffer.alloc(5 + body.length);
  bytes.write(type + '\0'.repeat(4) + body, 'latin1');
  bytes.writeInt32BE(body.length + 4, 1);
  return bytes;
}

const startup = untyped(196_608, 'user\0postgres\0\0');
const parse = typed('P', '\0select $1\0\0\0');
const namedParse = typed('P', 'mine\0select $1\0\0\0');
const bind = typed('B', '\0\0some parameter');
const namedBind = typed('B', 'portal\0mine\0some parameter');
const namedDescribe = typed('D', 'Smine\0');
const portalDescribe = typed('D', 'Pmine\0');
const namedClose = typed('C', 'Smine\0');
const execute = typed('E', '\0\0\0\0\0');
const flush = typed('H', '');
const terminate = typed('X', '');

/** A batch of messages that name the statement `mine`. */
function named(...messages: [string, Buffer][]) {
  const ends = messages.map((_, i) =>
    messages.slice(0, i + 1).reduce((sum, [, { length }]) => sum + length, 0),
  );
  return {
    kind: 'batch',
    bytes: Buffer.concat([...messages.map(([, bytes]) => bytes), sync()]),
    namings: messages.map(([kind, { length }], i) => ({
      kind,
      statement: 'mine',
      start: ends[i]! - length,
      end: ends[i],
    })),
  };
}

const conversation = [
  { kind: 'encryption', bytes: untyped(80_877_103), namings: [] },
  { kind: 'startup', bytes: startup, namings: [] },
  { kind: 'batch', bytes: simpleQuery('select 1'), namings: [] },
  { kind: 'batch', bytes: Buffer.concat([parse, bind, execute, sync()]), namings: [] },
  { kind: 'open', bytes: Buffer.concat([parse, bind, execute, flush]), namings: [] },
  { kind: 'batch', bytes: sync(), namings: [] },
  named(['parse', namedParse], ['bind', namedBind]),
  named(['describe', namedDescribe]),
  { kind: 'batch', bytes: Buffer.concat([portalDescribe, sync()]), namings: [] },
  named(['close', namedClose]),
  { kind: 'batch', bytes: Buffer.concat([bind, sync()]), namings: [] },
  { kind: 'terminate', bytes: terminate, namings: [] },
];
const stream = Buffer.concat(conversation.map(({ bytes }) => bytes));

test('finds the same frames however the network cuts the stream', () => {
  const cuts = fc.array(fc.integer({ min: 0, max: stream.length }), { maxLength: 40 });
  fc.assert(
    fc.property(cuts, (places) => {
      const ends = [...places, stream.length].sort((a, b) => a - b);
      const reader = new FrameReader();
      let start = 0;
      const frames = ends.flatMap((end) => {
        const chunk = stream.subarray(start, end);
        start = end;
        return reader.push(chunk);
      });
      expect(frames).toEqual(conversation);
    }),
  );
});

test('knows a request to cancel', () => {
  expect(new FrameReader().push(untyped(80_877_102, '12345678'))[0]?.kind).toBe('cancel');
});
