import { expect, it } from 'vitest';
import { sectionInView } from './current-section.ts';

const view = { line: 60, height: 900, above: 500, below: 500 };
const span = (id: 'plan' | 'crew' | 'references', top: number, bottom: number) => ({
  ...{ id, top, bottom },
  hasFocus: false,
});

it('is the section at the line below the bar', () => {
  const spans = [span('plan', -300, -100), span('crew', 60, 700), span('references', 720, 1000)];
  expect(sectionInView(spans, view)).toBe('crew');
});

it('is none between the sections', () => {
  expect(sectionInView([span('plan', -300, -100), span('crew', 200, 700)], view)).toBeUndefined();
});

it('is the one that began last where two columns are side by side', () => {
  const spans = [span('crew', -900, 400), span('references', -10, 300)];
  expect(sectionInView(spans, view)).toBe('references');
});

it('is the last one in view at the end of the page, or the one with the focus', () => {
  const spans = [span('crew', 100, 400), span('references', 500, 880)];
  const atEnd = { ...view, below: 0 };
  expect(sectionInView(spans, atEnd)).toBe('references');
  const focused = [{ ...spans[0]!, hasFocus: true }, spans[1]!];
  expect(sectionInView(focused, atEnd)).toBe('crew');
});

it('is none on a page that does not scroll, until a section gets the focus', () => {
  const spans = [span('crew', 100, 400), span('references', 500, 880)];
  const short = { ...view, above: 0, below: 0 };
  expect(sectionInView(spans, short)).toBeUndefined();
  expect(sectionInView([spans[0]!, { ...spans[1]!, hasFocus: true }], short)).toBe('references');
});
