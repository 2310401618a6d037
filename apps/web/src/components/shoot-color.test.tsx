import { shootStatuses } from '@lensemble/contract/shoot-status';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StatusShape } from './shoot-color.tsx';

const outlinesOf = (shape: string) =>
  [...shape.matchAll(/<(circle|path|rect)/g)].map(([, name]) => name).join(' ');

test('the shapes of the statuses differ even where their fill has the color of the surface', () => {
  const shapes = shootStatuses.map((status) =>
    outlinesOf(renderToStaticMarkup(<StatusShape status={status} />)),
  );
  expect(new Set(shapes).size).toBe(shootStatuses.length);
});
