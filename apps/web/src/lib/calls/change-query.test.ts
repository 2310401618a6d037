import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { changeQuery } from './change-query.ts';

const queryKey = ['numbers'];
const added = (numbers: number[] | undefined) => numbers && [...numbers, 3];

function watched(first: number[] | undefined) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const answers: ((numbers: number[]) => void)[] = [];
  const queryFn = () => new Promise<number[]>((resolve) => answers.push(resolve));
  if (first) client.setQueryData(queryKey, first);
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
  return { client, answers, stop, read: () => client.getQueryData(queryKey) };
}

test('an answer that was on its way does not undo a change, and is requested again', async () => {
  const { client, answers, stop, read } = watched([1, 2]);
  void client.invalidateQueries({ queryKey });
  expect(answers).toHaveLength(1);
  changeQuery(client, queryKey, added);
  expect(read()).toEqual([1, 2, 3]);
  expect(answers).toHaveLength(2);
  answers[0]?.([1, 2]);
  answers[1]?.([1, 2, 3, 4]);
  await vi.waitFor(() => expect(read()).toEqual([1, 2, 3, 4]));
  stop();
});

test('the very first answer is requested again as well', async () => {
  const { client, answers, stop, read } = watched(undefined);
  changeQuery(client, queryKey, added);
  expect(answers).toHaveLength(2);
  answers[0]?.([1, 2]);
  answers[1]?.([1, 2, 3]);
  await vi.waitFor(() => expect(read()).toEqual([1, 2, 3]));
  stop();
});

test('what no screen shows stays out of date', () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, [1, 2]);
  void client.invalidateQueries({ queryKey });
  changeQuery(client, queryKey, added);
  expect(client.getQueryData(queryKey)).toEqual([1, 2, 3]);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
