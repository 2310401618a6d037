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
    arrive: () => void;
    fail: (error: Error) => void;
    signal: AbortSignal;
  }[] = [];
  const arrived: string[] = [];
  const done: string[][] = [];
  const queue = new UploadQueue<string>(shootId, {
    send: (_id, { file, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        sent.push({ name: file.name, arrive: () => resolve(file.name), fail: reject, signal });
      }),
    onArrived: (_id, name) => arrived.push(name),
    onDone: (_id, answers) => done.push([...answers]),
  });
  const find = (name: string) => {
    const found = sent.findLast((each) => each.name === name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  };
  const states = () => queue.current().map(({ file, state }) => `${file.name} ${state}`);
  return { queue, sent, arrived, done, find, states };
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
    expect(queue.current()[0]).toMatchObject({ reason: 'Not a picture', isNetwork: false });
    queue.retryNetwork();
    expect(states()).toEqual(['a failed']);
    queue.retry(queue.current()[0]!.id);
    expect(states()).toEqual(['a sending']);
  });

  it('go again by themselves only where the network was missing', async () => {
    const { queue, find, states } = setUp();
    queue.add([photo('a')]);
    find('a').fail(new NetworkError('lost'));
    await vi.waitFor(() => expect(queue.current()[0]?.reason).toBe('No connection'));
    queue.retryNetwork();
    expect(states()).toEqual(['a sending']);
  });

  it('are not sent at all where they are refused at once', () => {
    const { queue, sent, states } = setUp();
    queue.add([photo('a')], () => 'Larger than 15 MB');
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
});
