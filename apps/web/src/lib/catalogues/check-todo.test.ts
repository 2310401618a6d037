import type { Costume } from '@lensemble/contract/costumes';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listItemsQuery } from './catalogues.ts';
import { checkTodoMutation } from './check-todo.ts';

const query = listItemsQuery('costumes');
const id = '8b0f2a52-6f0c-4f7e-9c3b-0a1d2e3f4a5b';
const costume = (todos: string[]) =>
  ({ id, todos, shootIds: [], updatedAt: '1' }) as unknown as Costume;

let client: QueryClient;
let answerList: () => void;
let answerChange: () => void;
const written: unknown[] = [];

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(query.queryKey, [costume(['Hem', 'Wig', 'Boots'])]);
  written.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'PATCH') {
      const { todos } = JSON.parse(String(body));
      written.push(todos);
      await new Promise<void>((resolve) => {
        answerChange = resolve;
      });
      return Response.json(costume(todos));
    }
    await new Promise<void>((resolve) => {
      answerList = resolve;
    });
    return Response.json([costume(['Hem', 'Wig', 'Boots'])]);
  });
});
afterEach(() => client.clear());

const check = (todo: string) =>
  new MutationObserver(client, checkTodoMutation(vi.fn())).mutate({ id, todo, index: 0 });
const shown = () => client.getQueryData(query.queryKey)?.[0]?.todos;

test('a list that was asked for before a check does not bring the todo back', async () => {
  const loaded = client
    .fetchQuery({ ...query, staleTime: 0, retry: false })
    .catch(() => 'canceled');
  await vi.waitFor(() => expect(answerList).toBeTypeOf('function'));
  const first = check('Hem');
  const second = check('Wig');
  expect(shown()).toEqual(['Boots']);
  answerList();
  await loaded;
  expect(shown()).toEqual(['Boots']);
  await vi.waitFor(() => expect(written).toHaveLength(1));
  answerChange();
  await first;
  await vi.waitFor(() => expect(written).toHaveLength(2));
  answerChange();
  await second;
  expect(written.at(-1)).toEqual(['Boots']);
  expect(shown()).toEqual(['Boots']);
});
