import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

/** Doubles numbers. Each batch waits until the test lets it go. */
function doubling(size: number) {
  const batches: { readonly inputs: readonly number[]; readonly go: () => void }[] = [];
  const double = inBatches<number, number>(size, async (inputs) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    batches.push({ inputs, go: resolve });
    await promise;
    if (inputs.includes(13)) throw new Error('unlucky');
    return inputs.map((each) => each * 2);
  });
  return { double, batches };
}

test('calls that come while a batch runs are answered by the next one, which starts after them', async () => {
  const { double, batches } = doubling(10);
  const first = double(1);
  const others = [double(2), double(3)];
  expect(batches.map(({ inputs }) => inputs)).toEqual([[1]]);
  batches[0]?.go();
  expect(await first).toBe(2);
  await expect.poll(() => batches.length).toBe(2);
  expect(batches[1]?.inputs).toEqual([2, 3]);
  batches[1]?.go();
  expect(await Promise.all(others)).toEqual([4, 6]);
});

test('a batch has a size', async () => {
  const { double, batches } = doubling(2);
  const all = [1, 2, 3, 4].map(double);
  for (let count = 1; count <= 3; count++) {
    await expect.poll(() => batches.length).toBe(count);
    batches.at(-1)?.go();
  }
  expect(await Promise.all(all)).toEqual([2, 4, 6, 8]);
  expect(batches.map(({ inputs }) => inputs)).toEqual([[1], [2, 3], [4]]);
});

test('a batch that fails fails its own calls only', async () => {
  const { double, batches } = doubling(10);
  const bad = double(13);
  const good = double(2);
  batches[0]?.go();
  await expect(bad).rejects.toThrow('unlucky');
  await expect.poll(() => batches.length).toBe(2);
  batches[1]?.go();
  expect(await good).toBe(4);
});
