import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Ring } from './ring.tsx';

const circles = (share: number) =>
  renderToStaticMarkup(
    <Ring readiness={{ state: 'open', share }} strokeWidth={4} className="size-4" />,
  ).match(/<circle/g)?.length;

test('a ring of nothing is only its track, without a dot where the line would begin', () => {
  expect(circles(0)).toBe(1);
  expect(circles(0.1)).toBe(2);
});
