import { expect, test } from 'vitest';
import { UnavailableError } from '../../lib/unavailable-error.ts';
import type { PrintedSheet } from './printed-sheet.ts';
import { type RenderJob, renderingApart } from './render-apart.ts';

const limits = {
  cpuMs: 60_000,
  patienceMs: 120_000,
  memoryMb: 512,
  atOnce: 4,
  waiting: 20,
  waitingPerPerson: 20,
};
const sheet: PrintedSheet = {
  language: 'en',
  team: 'Team Neon',
  revision: 'Revision 1 of November 20, 2026, 9:04 AM',
  weather: undefined,
  mapCredit: undefined,
  emergencyNumber: undefined,
  paper: 'a4',
  dayContact: undefined,
  shots: undefined,
  title: 'Neon',
  status: 'idea',
  schedule: undefined,
  location: undefined,
  secondPlace: undefined,
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
const small: RenderJob = { format: 'pdf', sheet, pictures: [], map: undefined };
const withProps = (letters: number): RenderJob => ({
  ...small,
  sheet: {
    ...sheet,
    props: Array.from({ length: 500 }, (_, index) => ({
      name: `Prop ${index}`,
      description: '夜'.repeat(letters / 500),
      isFree: true,
    })),
  },
});
/** More than the process needs for a small sheet, less than for one of 400,000 letters. */
const MEMORY_MB = 24;
const TOO_LONG = { status: 413, message: 'This shoot is too long for a call sheet' };
const pdfHead = (file: Buffer) => file.toString('latin1', 0, 5);

test('a sheet that takes too much of the processor is refused', async () => {
  const render = renderingApart({ ...limits, cpuMs: 1 });
  await expect(render('mira', async () => withProps(400_000))).rejects.toMatchObject(TOO_LONG);
});

test('one that a busy machine has not made in time is not too long', async () => {
  const render = renderingApart({ ...limits, patienceMs: 1 });
  await expect(render('mira', async () => small)).rejects.toThrow(UnavailableError);
});

test('one with too much text is refused without being rendered', async () => {
  const render = renderingApart({ ...limits, memoryMb: 1 });
  await expect(render('mira', async () => withProps(600_000))).rejects.toMatchObject(TOO_LONG);
});

test('one that takes too much memory is refused, and the next one is made', async () => {
  const render = renderingApart({ ...limits, memoryMb: MEMORY_MB });
  const [first, second] = await Promise.allSettled(
    [withProps(400_000), small].map((job) => render('mira', async () => job)),
  );
  expect(first).toMatchObject({ status: 'rejected', reason: TOO_LONG });
  expect(second?.status === 'fulfilled' && pdfHead(second.value)).toBe('%PDF-');
});

test('requests beyond those that may wait are refused before anything is prepared', async () => {
  const render = renderingApart({ ...limits, atOnce: 1, waiting: 1 });
  const begin = Promise.withResolvers<RenderJob>();
  const made = ['mira', 'zed'].map((person) => render(person, () => begin.promise));
  let isPrepared = false;
  const third = render('ada', async () => {
    isPrepared = true;
    return small;
  });
  await expect(third).rejects.toThrow(UnavailableError);
  expect(isPrepared).toBe(false);
  begin.resolve(small);
  expect((await Promise.all(made)).map(pdfHead)).toEqual(['%PDF-', '%PDF-']);
  expect(pdfHead(await render('ada', async () => small))).toBe('%PDF-');
});

test('many sheets of one person do not hold up those of another', async () => {
  const render = renderingApart(limits);
  const done: string[] = [];
  const makes = (person: string) => render(person, async () => small).then(() => done.push(person));
  await Promise.all(['mira', 'mira', 'mira', 'mira', 'mira', 'zed'].map(makes));
  expect(done.indexOf('zed')).toBeLessThan(2);
});

test('a process that cannot be started fails its sheet only', async () => {
  const [first] = await Promise.allSettled([
    renderingApart({ ...limits, memoryMb: Number.NaN })('mira', async () => small),
  ]);
  expect(first.status).toBe('rejected');
  expect(pdfHead(await renderingApart(limits)('mira', async () => small))).toBe('%PDF-');
});

test('one person does not fill the queue', async () => {
  const render = renderingApart({ ...limits, waitingPerPerson: 1 });
  const begin = Promise.withResolvers<RenderJob>();
  const made = [1, 2].map(() => render('mira', () => begin.promise));
  await expect(render('mira', () => begin.promise)).rejects.toThrow(UnavailableError);
  const others = render('zed', async () => small);
  begin.resolve(small);
  expect((await Promise.all([...made, others])).map(pdfHead)).toEqual(['%PDF-', '%PDF-', '%PDF-']);
});

test('a sheet that cannot be prepared does not keep others from being made', async () => {
  const render = renderingApart({ ...limits, atOnce: 1 });
  const away = new Error('away');
  await expect(render('mira', () => Promise.reject(away))).rejects.toBe(away);
  expect(pdfHead(await render('mira', async () => small))).toBe('%PDF-');
});
