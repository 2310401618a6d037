import { expect, test } from 'vitest';
import { readEvents, type ServerEvent } from './event-reader.ts';

function bodyOf(pieces: readonly string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
}

test('events come whole, wherever the pieces break, and heartbeats count as a sign of life', async () => {
  const events: ServerEvent[] = [];
  let signs = 0;
  await readEvents(
    bodyOf([
      'id: 7\ndata: {"revi',
      'sion":7}\n\n:\n\nevent: pre',
      'sence\ndata: {"text":"a: b"}\n',
      '\n',
    ]),
    (event) => events.push(event),
    () => {
      signs += 1;
    },
  );
  expect(events).toEqual([
    { name: '', data: '{"revision":7}' },
    { name: 'presence', data: '{"text":"a: b"}' },
  ]);
  expect(signs).toBe(4);
});
