import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetchStub = vi.fn<typeof fetch>();
let reach: typeof import('./server-reach.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchStub);
  vi.resetModules();
  reach = await import('./server-reach.ts');
});
afterEach(() => {
  fetchStub.mockReset();
  vi.useRealTimers();
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const respond = (status: number) => Promise.resolve(new Response(null, { status }));
const outcome = (request: Promise<Response>) => reach.answered(request).catch(({ name }) => name);

test('one lost request of a server that is there changes nothing', async () => {
  fetchStub.mockImplementation(() => respond(200));
  expect(await outcome(lost())).toBe('TypeError');
  expect(await reach.askServer()).toBe(true);
  expect(reach.isServerReachable()).toBe(true);
});

test('a request that is lost while the server is being asked makes the page ask again', async () => {
  let answer: (response: Response) => void = () => {};
  fetchStub.mockImplementation(lost).mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  void reach.askServer();
  expect(await outcome(lost())).toBe('TypeError');
  const asked = reach.askServer();
  answer(new Response());
  expect(await asked).toBe(false);
  expect(reach.isServerReachable()).toBe(false);
});

test.each([502, 503, 504])(
  'a proxy that answers %i for the server makes it unreachable, until it responds',
  async (status) => {
    const heard = vi.fn();
    reach.onServerBack(heard);
    fetchStub.mockImplementation(() => respond(status));
    await reach.answered(respond(status));
    await vi.advanceTimersByTimeAsync(100);
    expect(reach.isServerReachable()).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(fetchStub).toHaveBeenCalledTimes(2);
    expect(heard).not.toHaveBeenCalled();
    fetchStub.mockImplementation(() => respond(200));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reach.isServerReachable()).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
  },
);

test('a request that hangs is given up once the server does not respond either', async () => {
  fetchStub.mockImplementation(lost);
  const hanging = outcome(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await hanging).toBe('NoAnswerError');
});

test('a request that hangs goes on while the server responds', async () => {
  fetchStub.mockImplementation(() => respond(200));
  let answer: (response: Response) => void = () => {};
  const slow = outcome(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  answer(new Response(null, { status: 201 }));
  expect(await slow).toMatchObject({ status: 201 });
});
