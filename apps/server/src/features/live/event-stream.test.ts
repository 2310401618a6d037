import { CHANGES_MAX } from '@lensemble/contract/constants';
import { expect, test, vi } from 'vitest';
import { EventStream } from './event-stream.ts';

const owner = { userId: 'person', teamId: 'team', token: 'token' };
const change = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ kind: 'shoot' as const, id: String(index) }));

const textOf = ({ body }: EventStream) => String(body.read() ?? '');

test('a client that does not read is dropped', async () => {
  const onOver = vi.fn();
  const stream = new EventStream(owner, onOver);
  stream.begin(1, undefined);
  for (let revision = 2; revision < 1_000; revision++)
    stream.tellChanges(revision, change(CHANGES_MAX));
  expect(stream.body.destroyed).toBe(true);
  expect(stream.body.readableLength).toBeLessThan(70_000);
  await expect.poll(() => onOver.mock.calls.length).toBe(1);
});

test('each revision is told once, whatever comes before the stream has begun', () => {
  const stream = new EventStream(owner, () => {});
  stream.tellChanges(4, change(1));
  stream.tellChanges(6, change(1));
  stream.begin(5, 5);
  stream.tellChanges(6, change(1));
  const ids = textOf(stream).match(/^id: \d+/gm);
  expect(ids).toEqual(['id: 5', 'id: 6']);
});

test('nothing is told while access is in doubt, and nothing after the end', () => {
  const stream = new EventStream(owner, () => {});
  stream.begin(1, 1);
  textOf(stream);
  stream.hold();
  stream.hold();
  stream.tellChanges(2, change(1));
  stream.release();
  expect(textOf(stream)).toBe('');
  stream.end();
  stream.release();
  stream.tellChanges(3, change(1));
  expect(textOf(stream)).toBe('');
});

test('more changes than an event may have are told as any', () => {
  const stream = new EventStream(owner, () => {});
  stream.begin(1, 1);
  stream.tellChanges(2, change(CHANGES_MAX + 1));
  expect(textOf(stream)).toContain('{"revision":2,"changes":null}');
});
