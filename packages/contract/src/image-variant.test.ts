import { expect, test } from 'vitest';
import { imageColors, imageVariant } from './image-variant.ts';

test.each([
  [
    '/storage/shoot-images/public/props/1-a.webp',
    '/storage/shoot-images/public/props/1-a.small.webp',
  ],
  ['/storage/shoot-images/public/props/1-a.jpg', '/storage/shoot-images/public/props/1-a.jpg'],
  [
    '/storage/shoot-images/public/props/1-a.medium.webp',
    '/storage/shoot-images/public/props/1-a.medium.webp',
  ],
  ['blob:http://localhost/1.webp', 'blob:http://localhost/1.webp'],
  ['https://elsewhere.example/a.webp', 'https://elsewhere.example/a.webp'],
])('the small copy of %s is %s', (url, small) => {
  expect(imageVariant(url, 'small')).toBe(small);
});

const RANDOM = 'AbC-_12345678901234567';

test.each([
  [`/storage/shoot-images/public/props/1-${RANDOM}.f80236fff-a.webp`, ['#f80', '#236', '#fff']],
  [
    `/storage/shoot-images/public/props/1-${RANDOM}.f80236fff-a.small.webp`,
    ['#f80', '#236', '#fff'],
  ],
  [`/storage/shoot-images/public/props/1-${RANDOM}-f80236fff-a.webp`, undefined],
  [`https://elsewhere.example/1-${RANDOM}.f80236fff-a.webp`, undefined],
])('the colors of %s are %j', (url, colors) => {
  expect(imageColors(url)).toEqual(colors);
});
