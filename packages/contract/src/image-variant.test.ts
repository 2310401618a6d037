import { expect, test } from 'vitest';
import { imageVariant } from './image-variant.ts';

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
