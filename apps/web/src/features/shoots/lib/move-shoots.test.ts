import type { ListedShoot } from '@lensemble/contract/shoots';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToasts } from '@/lib/shell/toast.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { cardOf } from '../api/shoot-detail.ts';
import { aShoot } from '../editor/testing/a-shoot.ts';
import { moveShoot } from './move-shoot.ts';
import { moveShootsAtOnce } from './move-shoots.ts';

const a = aShoot({ id: 'a', status: 'planning' });
const b = aShoot({ id: 'b', status: 'ready to shoot' });
const done = [
  { id: 'a', status: 'completed' },
  { id: 'b', status: 'completed' },
] as const;

let client: QueryClient;
/** The bodies that the server has seen. */
let seen: unknown[];
let answer: (url: string) => Response;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(listShootsQuery.queryKey, [cardOf(a), cardOf(b)]);
  seen = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    seen.push(JSON.parse(String(body)));
    return answer(url);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  client.clear();
});

const statuses = () =>
  client
    .getQueryData<ListedShoot[]>(listShootsQuery.queryKey)
    ?.map(({ id, status }) => `${id} ${status}`);
const settled = () => vi.waitFor(() => expect(client.isMutating()).toBe(0));
const open = () => currentToasts().find((one) => one.open);

test('all move at once in one request, and Undo moves each back to where it was', async () => {
  answer = () => Response.json(done.map((move) => ({ ...aShoot(move), version: 2 })));
  moveShootsAtOnce(client, { shoots: done });
  await vi.waitFor(() => expect(statuses()).toEqual(['a completed', 'b completed']));
  await settled();
  expect(open()?.title).toBe('Moved 2 shoots to Completed');
  answer = () => Response.json([a, b]);
  open()?.action?.run();
  await vi.waitFor(() => expect(statuses()).toEqual(['a planning', 'b ready to shoot']));
  await settled();
  expect(open()).toMatchObject({ title: 'Moved 2 shoots back' });
  expect(seen).toEqual([
    { shoots: done },
    {
      shoots: [
        { id: 'a', status: 'planning' },
        { id: 'b', status: 'ready to shoot' },
      ],
    },
  ]);
});

test('a refusal moves all back', async () => {
  answer = () =>
    Response.json({ error: 'Please try again soon', code: 'unavailable' }, { status: 503 });
  moveShootsAtOnce(client, { shoots: done });
  await vi.waitFor(() => expect(open()?.description).toBe('Please try again soon'));
  expect(statuses()).toEqual(['a planning', 'b ready to shoot']);
});

test('shoots that no longer exist disappear, with a message', async () => {
  answer = () => Response.json([{ ...b, status: 'completed', version: 2 }]);
  moveShootsAtOnce(client, { shoots: done });
  await vi.waitFor(() => expect(open()?.description).toBe('One of the shoots no longer exists.'));
  expect(statuses()).toEqual(['b completed']);
});

test('a shoot that moves again meanwhile stays where it was moved last', async () => {
  const moved = done.map((move) => ({ ...aShoot(move), version: 2 }));
  const last = { ...aShoot({ id: 'a', status: 'idea' }), version: 3 };
  answer = (url) => Response.json(url === '/api/shoots' ? moved : last);
  moveShootsAtOnce(client, { shoots: done });
  moveShoot(client, { id: 'a', to: 'idea' });
  const shown: unknown[] = [];
  const stop = client.getQueryCache().subscribe(() => shown.push(statuses()));
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  await settled();
  stop();
  expect(statuses()).toEqual(['a idea', 'b completed']);
  // Once it has moved again, the first answer does not move it back.
  const since = shown.slice(shown.findIndex((state) => String(state).startsWith('a idea')));
  expect(new Set(since.map(String))).toEqual(new Set(['a idea,b completed']));
});
