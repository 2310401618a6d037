import { expect, test } from 'vitest';
import { UnavailableError } from '../../lib/unavailable-error.ts';
import type { CallSheet } from './call-sheet.ts';
import { type RenderJob, renderingApart } from './render-apart.ts';

const limits = { timeoutMs: 60_000, memoryMb: 512, atOnce: 20 };
const sheet: CallSheet = {
  title: 'Neon',
  status: 'idea',
  schedule: undefined,
  location: undefined,
  light: [],
  notes: undefined,
  crew: [],
  costumes: [],
  equipment: [],
  props: [],
  references: [],
  links: [],
  madeAt: 'November 20, 2026, 9:04 AM',
};
const small: RenderJob = { format: 'pdf', sheet, pictures: [] };
const heavy: RenderJob = {
  ...small,
  sheet: {
    ...sheet,
    props: Array.from({ length: 500 }, (_, index) => ({
      name: `Prop ${index}`,
      description: `Notes ${index} `.repeat(1_000),
      isFree: true,
    })),
  },
};
const TOO_LONG = { status: 413, message: 'This shoot is too long for a call sheet' };
const pdfHead = (file: Buffer) => file.toString('latin1', 0, 5);

test('a sheet that takes too long is refused', async () => {
  const render = renderingApart({ ...limits, timeoutMs: 1 });
  await expect(render(async () => small)).rejects.toMatchObject(TOO_LONG);
});

test('one that takes too much memory is refused, and the next one is made', async () => {
  const render = renderingApart({ ...limits, memoryMb: 80 });
  const [first, second] = await Promise.allSettled(
    [heavy, small].map((job) => render(async () => job)),
  );
  expect(first).toMatchObject({ status: 'rejected', reason: TOO_LONG });
  expect(second?.status === 'fulfilled' && pdfHead(second.value)).toBe('%PDF-');
});

test('refuses a request beyond the limit before any work', async () => {
  const render = renderingApart({ ...limits, atOnce: 2 });
  const begin = Promise.withResolvers<RenderJob>();
  const made = [render(() => begin.promise), render(() => begin.promise)];
  let isPrepared = false;
  const third = render(async () => {
    isPrepared = true;
    return small;
  });
  await expect(third).rejects.toThrow(UnavailableError);
  expect(isPrepared).toBe(false);
  begin.resolve(small);
  expect((await Promise.all(made)).map(pdfHead)).toEqual(['%PDF-', '%PDF-']);
  expect(pdfHead(await render(async () => small))).toBe('%PDF-');
});

test('one that cannot be prepared does not block the others', async () => {
  const render = renderingApart({ ...limits, atOnce: 1 });
  const away = new Error('away');
  await expect(render(() => Promise.reject(away))).rejects.toBe(away);
  expect(pdfHead(await render(async () => small))).toBe('%PDF-');
});
