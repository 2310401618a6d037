import { expect, test } from 'vitest';
import { ApiError } from './api.ts';
import { onceEach } from './once-each.ts';

const fail = (error: unknown) => () => Promise.reject(error);
const keyOf = async (key: string) => key;

test('a wish whose answer got lost is sent again under its key, another one under its own', async () => {
  const once = onceEach();
  const keys: string[] = [];
  const lose = async (key: string) => {
    keys.push(key);
    throw new TypeError('Failed to fetch');
  };
  await expect(once('lantern', lose)).rejects.toThrow('fetch');
  await expect(once('katana', keyOf)).resolves.not.toBe(keys[0]);
  await expect(once('lantern', keyOf)).resolves.toBe(keys[0]);
});

test('an answered wish may be wished once more', async () => {
  const once = onceEach();
  const first = await once('lantern', keyOf);
  const second = await once('lantern', keyOf);
  expect(second).not.toBe(first);
  const refused = await once('lantern', fail(new ApiError(404, '', ''))).catch(() => 'refused');
  expect(refused).toBe('refused');
  await expect(once('lantern', keyOf)).resolves.not.toBe(second);
});
