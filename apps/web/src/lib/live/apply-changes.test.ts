import { getDay } from '@lensemble/contract/operations';
import { listShoots } from '@lensemble/contract/shoots';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isGone } from '../calls/api.ts';
import { ChangeApplier } from './apply-changes.ts';
import { markGone } from './mark-gone.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const client = new QueryClient();
  const stale = vi.spyOn(client, 'invalidateQueries');
  const reloadListed = vi.fn();
  const reloadList = vi.fn();
  const onGone = vi.fn((id: string) => markGone(client, id));
  const applier = new ChangeApplier({ client, reloadListed, reloadList, onGone });
  const keys = () => stale.mock.calls.map(([filters]) => JSON.stringify(filters?.queryKey));
  return { client, applier, reloadListed, reloadList, onGone, keys };
}

const shoot = (id: string) => ({ kind: 'shoot' as const, id });
const list = JSON.stringify([listShoots.path]);

test('a changed shoot is read at once, and alone', () => {
  const { applier, reloadListed, keys } = setUp();
  applier.add([shoot('a')]);
  expect(reloadListed.mock.calls).toEqual([['a']]);
  expect(keys()).toContain(JSON.stringify([listShoots.path, 'a']));
  expect(keys()).not.toContain(list);
});

test('a burst after the first change is applied together', () => {
  const { applier, reloadListed, reloadList } = setUp();
  applier.add([shoot('a')]);
  for (const id of 'bcdefgh') applier.add([shoot(id)]);
  expect(reloadListed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(250);
  expect(reloadListed).toHaveBeenCalledTimes(1);
  expect(reloadList).toHaveBeenCalledTimes(1);
});

test('a shoot that is gone is not asked for, until it is back', () => {
  const { client, applier, reloadListed, onGone } = setUp();
  const queryFn = vi.fn(() => Promise.resolve({}));
  const read = (path: string) =>
    new QueryObserver(client, {
      queryKey: [path, 'a'],
      queryFn,
      initialData: {},
      staleTime: Number.POSITIVE_INFINITY,
    });
  const observers = [read(listShoots.path), read(getDay.path)];
  const stops = observers.map((each) => each.subscribe(() => {}));
  applier.add([{ ...shoot('a'), isGone: true }, { kind: 'day', id: 'a' }, shoot('b')]);
  expect(queryFn).not.toHaveBeenCalled();
  expect(observers.map((each) => isGone(each.getCurrentResult().error))).toEqual([true, true]);
  expect(observers.map((each) => each.getCurrentResult().data)).toEqual([{}, {}]);
  expect(onGone.mock.calls).toEqual([['a']]);
  expect(reloadListed.mock.calls).toEqual([['b']]);
  applier.add([{ ...shoot('a'), isGone: true }]);
  applier.add([shoot('a')]);
  vi.advanceTimersByTime(250);
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(reloadListed.mock.calls).toEqual([['b'], ['a']]);
  for (const stop of stops) stop();
});

test('any change makes everything of the team stale', () => {
  const { applier, reloadListed, keys } = setUp();
  applier.add(null);
  expect(keys()).toContain(list);
  expect(reloadListed).not.toHaveBeenCalled();
});

test('changes wait for the own write, but not for long', async () => {
  const { client, applier, reloadListed } = setUp();
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const write = client
    .getMutationCache()
    .build(client, { mutationFn: () => promise })
    .execute(undefined);
  applier.add([shoot('a')]);
  vi.advanceTimersByTime(1_000);
  expect(reloadListed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_500);
  expect(reloadListed).toHaveBeenCalledTimes(1);
  end();
  await write;
});
