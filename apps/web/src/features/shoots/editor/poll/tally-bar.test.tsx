import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TallyBar } from './tally-bar.tsx';

const marksOf = (bar: string) => [...bar.matchAll(/flex-grow:(\d+)/g)].map(([, width]) => width);

test.each([
  ['one mark for each person', { yes: 2, maybe: 1, no: 0, none: 1 }, ['1', '1', '1', '1']],
  [
    'one mark for each answer of a large crew',
    { yes: 30, maybe: 20, no: 0, none: 10 },
    ['30', '20', '10'],
  ],
])('the bar has %s', (_, tally, widths) => {
  expect(marksOf(renderToStaticMarkup(<TallyBar tally={tally} />))).toEqual(widths);
});
