import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { NetworkError } from '@/lib/upload.ts';
import { UploadQueue } from './upload-queue.ts';

const photo = (name: string) => new File([name], name, { type: 'image/webp' });
const names = ['a', 'b', 'c', 'd', 'e'];

/** A queue whose sending is decided by the test. */
function setUp(shootId: string | null = 'shoot') {
  const sent: {
    name: string;
    key: string;
    arrive: () => void;
    fail: (error: Error) => void;
    signal: AbortSignal;
  }[] = [];
  const arrived: string[] = [];
  const done: string[][] = [];
  const open: boolean[] = [];
  const left: string[][] = [];
  const queue = new UploadQueue<string>(shootId, {
    send: (_id, { file, key, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        sent.push({ name: file.name, key, arrive: () => resolve(file.name), fail: reject, signal });
      }),
    onArrived: (_id, name) => arrived.push(name),
    onDone: (_id, answers) => done.push([...answers]),
    onOpen: (isOpen) => open.push(isOpen),
    onLeft: (_id, failed) => left.push(failed.map(({ file }) => file.name)),
  });
  const find = (name: string) => {
    const found = sent.findLast((each) => each.name === name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  };
  const states = () => queue.current().map(({ file, state }) => `${file.name} ${state}`);
  return { queue, sent, arrived, done, open, left, find, states };
}

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
});

describe('pictures on their way', () => {
  it('go three at a time', async () => {
    const { queue, sent, find, states } = setUp();
    queue.add(names.map(photo));
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    find('b').arrive();
    await vi.waitFor(() => expect(sent).toHaveLength(4));
    expect(states()).toEqual(['a sending', 'c sending', 'd sending', 'e waiting']);
  });

  it('end in the order in which they were chosen, whatever the order of their arrival', async () => {
    const { queue, find, arrived, done } = setUp();
    queue.add(['a', 'b', 'c'].map(photo));
    for (const name of ['c', 'a', 'b']) {
      find(name).arrive();
      await vi.waitFor(() => expect(arrived).toContain(name));
    }
    await vi.waitFor(() => expect(done).toEqual([['a', 'b', 'c']]));
    expect(queue.current()).toEqual([]);
  });

  it('are held until there is a shoot', () => {
    const { queue, sent, states } = setUp(null);
    queue.add([photo('a')]);
    expect(states()).toEqual(['a held']);
    expect(sent).toEqual([]);
    queue.startFor('shoot');
    expect(states()).toEqual(['a sending']);
  });

  it('stay with a reason when they fail, and go again when asked', async () => {
    const { queue, find, states } = setUp();
    queue.add([photo('a')]);
    find('a').fail(new ApiError(415, '', JSON.stringify({ error: 'Not a picture' })));
    await vi.waitFor(() => expect(states()).toEqual(['a failed']));
    expect(queue.current()[0]).toMatchObject({
      failure: { reason: 'Not a picture', canRetry: false, isNetwork: false },
    });
    queue.retryNetwork();
    expect(states()).toEqual(['a failed']);
    queue.retry(queue.current()[0]!.id);
    expect(states()).toEqual(['a sending']);
  });

  it('go again by themselves only where the network was missing', async () => {
    const { queue, find, states } = setUp();
    queue.add([photo('a')]);
    find('a').fail(new NetworkError('lost'));
    await vi.waitFor(() => expect(queue.current()[0]?.failure?.reason).toBe('No connection'));
    queue.retryNetwork();
    expect(states()).toEqual(['a sending']);
  });

  it('are not sent at all where they are refused at once', () => {
    const { queue, sent, states } = setUp();
    queue.add([photo('a')], () => 'This file is empty');
    expect(states()).toEqual(['a failed']);
    expect(sent).toEqual([]);
  });

  it('are called back when they are removed, and make room for the next', () => {
    const { queue, find, states } = setUp();
    queue.add(names.map(photo));
    queue.remove(queue.current()[0]!.id);
    expect(find('a').signal.aborted).toBe(true);
    expect(states()).toEqual(['b sending', 'c sending', 'd sending', 'e waiting']);
  });

  it('keep their key over every try, and another picture has its own', async () => {
    const { queue, find, sent } = setUp();
    queue.add(['a', 'b'].map(photo));
    const { key } = find('a');
    expect(find('b').key).not.toBe(key);
    find('a').fail(new NetworkError('lost'));
    await vi.waitFor(() => expect(queue.current()[0]?.state).toBe('failed'));
    queue.retryNetwork();
    expect(sent).toHaveLength(3);
    expect(find('a').key).toBe(key);
  });

  it('would be lost by leaving until they have arrived or are given up', async () => {
    const { queue, find, open, done } = setUp(null);
    queue.add([photo('a')]);
    expect(open.at(-1)).toBe(false);
    queue.startFor('shoot');
    expect(open.at(-1)).toBe(true);
    find('a').arrive();
    await vi.waitFor(() => expect(done).toHaveLength(1));
    expect(open.at(-1)).toBe(false);
    queue.add([photo('b')]);
    queue.clear();
    expect(open.at(-1)).toBe(false);
  });

  it('are told about when they fail where no screen shows them', async () => {
    const { queue, find, left, states } = setUp();
    const leave = queue.subscribe(() => {});
    queue.add(['a', 'b'].map(photo));
    find('a').fail(new NetworkError('lost'));
    await vi.waitFor(() => expect(states()).toContain('a failed'));
    leave();
    expect(left).toEqual([]);
    find('b').fail(new NetworkError('lost'));
    await vi.waitFor(() => expect(left.at(-1)).toEqual(['a', 'b']));
  });

  it('are told about when their screen is left after they have failed', async () => {
    const { queue, find, left, states } = setUp();
    const leave = queue.subscribe(() => {});
    queue.add([photo('a')]);
    find('a').fail(new NetworkError('lost'));
    await vi.waitFor(() => expect(states()).toEqual(['a failed']));
    leave();
    await vi.waitFor(() => expect(left).toEqual([['a']]));
  });
});
