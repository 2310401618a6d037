import { describe, expect, it } from 'vitest';
import { type Attempt, createOnce } from './create-once.ts';

interface Thing {
  readonly title: string;
}

const body: Thing = { title: 'Neon Ronin' };
const changed: Thing = { title: 'Neon Ronin, rain' };

/** A server that answers a repeated key with the first result. */
function server() {
  const made = new Map<string, Thing>();
  return {
    made,
    create: async ({ key, body: sent }: Attempt<Thing>) => {
      const shoot = made.get(key) ?? { title: sent.title };
      made.set(key, shoot);
      return shoot;
    },
    update: async (shoot: Thing, { title }: Thing) => ({ ...shoot, title }),
  };
}

describe('making something once', () => {
  it('remembers the attempt before it is sent', async () => {
    const remembered: Attempt<Thing>[] = [];
    const refuse = async () => Promise.reject(new Error('offline'));
    await expect(
      createOnce(body, null, (attempt) => remembered.push(attempt), {
        create: refuse,
        update: refuse,
      }),
    ).rejects.toThrow('offline');
    expect(remembered).toHaveLength(1);
    expect(remembered[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('repeats an attempt whose answer got lost under the same key', async () => {
    const calls = server();
    const lost = { key: 'k', body };
    await calls.create(lost);
    expect((await createOnce(body, lost, () => {}, calls)).title).toBe('Neon Ronin');
    expect(calls.made.size).toBe(1);
  });

  it('writes what was typed since over what the lost attempt made', async () => {
    const calls = server();
    const lost = { key: 'k', body };
    await calls.create(lost);
    expect((await createOnce(changed, lost, () => {}, calls)).title).toBe('Neon Ronin, rain');
    expect(calls.made.size).toBe(1);
  });

  it('takes a new key for every new attempt', async () => {
    const calls = server();
    await createOnce(body, null, () => {}, calls);
    await createOnce(body, null, () => {}, calls);
    expect(calls.made.size).toBe(2);
  });
});
