import { expect, test } from 'vitest';
import { type Votes, voteQueue } from './vote-queue.ts';

/** A page whose server answers with the statuses, one after the other. */
function page(...statuses: number[]) {
  const shown: Record<string, string> = {};
  const sent: Votes[] = [];
  const told: string[] = [];
  const left = [...statuses];
  const send = voteQueue({
    post: async (votes) => {
      sent.push(votes);
      return left.shift() ?? 204;
    },
    all: () => ({ ...shown }),
    tell: (outcome) => told.push(outcome),
  });
  const tap = (date: string, answer: string) => {
    shown[date] = answer;
    send({ [date]: answer });
  };
  return { tap, sent, told };
}

test('sends each tap alone, in order, and says once that all are saved', async () => {
  const { tap, sent, told } = page();
  tap('first', 'yes');
  tap('first', 'no');
  tap('second', 'maybe');
  await expect.poll(() => told).toEqual(['saved']);
  expect(sent).toEqual([{ first: 'yes' }, { first: 'no' }, { second: 'maybe' }]);
});

test.each([0, 429, 500])(
  'says “saved” after a %i only once the lost tap is stored, too',
  async (status) => {
    const { tap, sent, told } = page(status);
    tap('first', 'yes');
    tap('second', 'no');
    await expect.poll(() => told).toEqual(['notSaved', 'saved']);
    expect(sent).toEqual([{ first: 'yes' }, { first: 'yes', second: 'no' }]);
    tap('third', 'no');
    await expect.poll(() => told).toHaveLength(3);
    expect(sent.at(-1)).toEqual({ third: 'no' });
  },
);

test('sends everything until it is stored', async () => {
  const { tap, sent, told } = page(0, 0);
  tap('first', 'yes');
  tap('second', 'no');
  await expect.poll(() => told).toEqual(['notSaved', 'notSaved']);
  tap('third', 'maybe');
  await expect.poll(() => told.at(-1)).toBe('saved');
  expect(sent.at(-1)).toEqual({ first: 'yes', second: 'no', third: 'maybe' });
});

test.each([404, 409])('says after a %i that the page is outdated', async (status) => {
  const { tap, told } = page(status);
  tap('first', 'yes');
  await expect.poll(() => told).toEqual(['changed']);
});
