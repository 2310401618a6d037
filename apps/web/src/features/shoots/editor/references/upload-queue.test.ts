import { readNumberedKey } from '@lensemble/contract/numbered-key';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/calls/api.ts';
import { NetworkError } from '@/lib/pictures/upload.ts';
import { uploadNews } from './upload-news.tsx';
import { UploadQueue } from './upload-queue.ts';

const photo = (name: string) => new File([name], name, { type: 'image/webp' });
const names = ['a', 'b', 'c', 'd', 'e'];

function setUp(shootId: string | null = 'shoot') {
  const sent: {
    name: string;
    key: string;
    arrive: () => void;
    fail: (error: Error) => void;
    signal: AbortSignal;
  }[] = [];
  const arrived: string[] = [];
  const order: string[] = [];
  const open: boolean[] = [];
  const left: string[][] = [];
  const madeGood: string[] = [];
  const queue = new UploadQueue<string>(shootId, {
    send: (_id, { file, key, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        sent.push({ name: file.name, key, arrive: () => resolve(file.name), fail: reject, signal });
      }),
    onArrived: (_id, name, later) => {
      arrived.push(name);
      const [next] = later;
      order.splice(next === undefined ? order.length : order.indexOf(next), 0, name);
    },
    onOpen: (isOpen) => open.push(isOpen),
    onLeft: (_id, failed) => left.push(failed.map(({ file }) => file.name)),
    onMadeGood: (id) => madeGood.push(id),
  });
  const find = (name: string) => {
    const found = sent.findLast((each) => each.name === name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  };
  const states = () => queue.current().map(({ file, state }) => `${file.name} ${state}`);
  return { queue, sent, arrived, order, open, left, madeGood, find, states };
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

  it('come to stand in the order in which they were chosen, whatever the order of their arrival', async () => {
    const { queue, find, arrived, order } = setUp();
    queue.add(['a', 'b'].map(photo));
    queue.add([photo('c')]);
    for (const name of ['c', 'b', 'a']) {
      find(name).arrive();
      await vi.waitFor(() => expect(arrived).toContain(name));
    }
    expect(order).toEqual(['a', 'b', 'c']);
    expect(queue.current()).toEqual([]);
  });

  it('say by their keys in which order they were chosen', () => {
    const { queue, sent } = setUp();
    queue.add(['a', 'b'].map(photo));
    queue.add([photo('c')]);
    const keys = sent.map(({ key }) => readNumberedKey(key));
    expect(keys.map((key) => key?.number)).toEqual([0, 1, 2]);
    expect(new Set(keys.map((key) => key?.shared)).size).toBe(1);
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
      failure: { reason: 'Not a picture', canRetry: false, passesWith: null },
    });
    queue.retryPassing('time');
    expect(states()).toEqual(['a failed']);
    queue.retry(queue.current()[0]!.id);
    expect(states()).toEqual(['a sending']);
  });

  it('go again when the network is back, or the user has signed in again', async () => {
    const { queue, find, states } = setUp();
    queue.add(['a', 'b'].map(photo));
    find('a').fail(new NetworkError('lost'));
    find('b').fail(new ApiError(401, '', ''));
    await vi.waitFor(() => expect(states()).toEqual(['a failed', 'b failed']));
    expect(queue.current()[0]?.failure?.reason).toBe('No connection');
    queue.retryPassing('time');
    expect(states()).toEqual(['a sending', 'b failed']);
    queue.retryPassing('sign-in');
    expect(states()).toEqual(['a sending', 'b sending']);
  });

  it('are reported once for all that wait, however often they are retried', async () => {
    const { queue, find, states } = setUp();
    const told: string[] = [];
    queue.subscribe(() => {
      const news = uploadNews(queue.current());
      if (news !== told.at(-1)) told.push(news);
    });
    queue.add(['a', 'b'].map(photo));
    const failAll = async () => {
      find('a').fail(new NetworkError('lost'));
      find('b').fail(new NetworkError('lost'));
      await vi.waitFor(() => expect(states()).toEqual(['a failed', 'b failed']));
    };
    await failAll();
    queue.retryPassing('time');
    await failAll();
    queue.retryPassing('time');
    find('a').arrive();
    await vi.waitFor(() => expect(states()).toEqual(['b sending']));
    find('b').arrive();
    await vi.waitFor(() => expect(states()).toEqual([]));
    expect(told).toEqual(['', '2 pictures not uploaded yet', '1 picture not uploaded yet', '']);
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
    queue.retryPassing('time');
    expect(sent).toHaveLength(3);
    expect(find('a').key).toBe(key);
  });

  it('are given up all at once, and none of those that wait is sent for it', () => {
    const { queue, sent, states } = setUp();
    queue.add(names.map(photo));
    queue.clear();
    expect(states()).toEqual([]);
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  });

  it('would be lost by leaving until they have arrived or are given up', async () => {
    const { queue, find, open } = setUp(null);
    queue.add([photo('a')]);
    expect(open.at(-1)).toBe(false);
    queue.startFor('shoot');
    expect(open.at(-1)).toBe(true);
    find('a').arrive();
    await vi.waitFor(() => expect(open.at(-1)).toBe(false));
    queue.add([photo('b')]);
    queue.clear();
    expect(open.at(-1)).toBe(false);
  });

  it('are reported when they fail and no screen shows them', async () => {
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

  it('are reported when their screen is left after they have failed', async () => {
    const { queue, find, left, states } = setUp();
    const leave = queue.subscribe(() => {});
    queue.add([photo('a')]);
    find('a').fail(new NetworkError('lost'));
    await vi.waitFor(() => expect(states()).toEqual(['a failed']));
    leave();
    await vi.waitFor(() => expect(left).toEqual([['a']]));
  });
});

describe('pictures that fail for a while', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const away = () => new ApiError(503, '', '');
  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

  it('go again by themselves after longer and longer pauses', async () => {
    const { queue, find, sent, states } = setUp();
    queue.add([photo('a')]);
    const tries: number[] = [];
    for (const pause of [10, 30, 90, 300, 300]) {
      find('a').fail(away());
      await seconds(pause - 1);
      expect(states()).toEqual(['a failed']);
      await seconds(1);
      tries.push(sent.length);
    }
    expect(tries).toEqual([2, 3, 4, 5, 6]);
    find('a').arrive();
    await seconds(1000);
    expect(sent).toHaveLength(6);
  });

  it('begin with the shortest pause once one has arrived', async () => {
    const { queue, find, sent, states } = setUp();
    queue.add(['a', 'b'].map(photo));
    find('a').fail(away());
    find('b').fail(away());
    await seconds(10);
    find('a').arrive();
    find('b').fail(away());
    await seconds(10);
    expect(states()).toEqual(['b sending']);
    expect(sent).toHaveLength(5);
  });

  it('are reported once if no screen shows them, and again when all have arrived', async () => {
    const { queue, find, left, madeGood } = setUp();
    queue.add(['a', 'b'].map(photo));
    find('a').fail(away());
    find('b').fail(away());
    await seconds(10);
    find('a').fail(away());
    find('b').arrive();
    await seconds(10);
    expect([left, madeGood]).toEqual([[['a', 'b']], []]);
    find('a').arrive();
    await seconds(1);
    expect([left, madeGood]).toEqual([[['a', 'b']], ['shoot']]);
  });

  it('do not report their arrival if no failure was reported', async () => {
    const { queue, find, madeGood } = setUp();
    const leave = queue.subscribe(() => {});
    queue.add(['a', 'b'].map(photo));
    find('a').fail(away());
    await seconds(10);
    find('a').arrive();
    find('b').fail(away());
    await seconds(1);
    leave();
    await seconds(1);
    queue.clear();
    await seconds(1);
    expect(madeGood).toEqual([]);
  });

  it('say nothing of having arrived where the others were given up', async () => {
    const { queue, find, left, madeGood } = setUp();
    queue.add(['a', 'b'].map(photo));
    find('a').fail(away());
    find('b').fail(away());
    await seconds(10);
    find('a').arrive();
    find('b').fail(away());
    await seconds(1);
    queue.clear();
    await seconds(1);
    expect([left, madeGood]).toEqual([[['a', 'b']], []]);
  });

  it('wait for the user to act', async () => {
    const { queue, find, states } = setUp();
    queue.add(['a', 'b'].map(photo));
    find('a').fail(new ApiError(401, '', ''));
    find('b').fail(new ApiError(415, '', ''));
    await seconds(1000);
    expect(states()).toEqual(['a failed', 'b failed']);
  });

  it('are not tried any more once they are removed', async () => {
    const { queue, find, sent } = setUp();
    queue.add([photo('a')]);
    find('a').fail(away());
    await seconds(1);
    queue.clear();
    await seconds(1000);
    expect(sent).toHaveLength(1);
  });
});
