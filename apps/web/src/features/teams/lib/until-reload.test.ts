import { expect, test } from 'vitest';
import { untilReload } from './until-reload.ts';

const END = '2026-11-21T08:00:00.000Z';
const at = (time: string) => untilReload(END, Date.parse(`2026-11-21T${time}Z`));

test('a short code is loaded again right after its end', () => {
  expect(at('07:59:30')).toBe(31_000);
});

test('a device whose clock is ahead asks once a minute', () => {
  expect([at('08:00:00'), at('09:00:00')]).toEqual([60_000, 60_000]);
});
