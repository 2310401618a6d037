import { IMAGE_MAX_BYTES } from '@lensemble/contract/constants';
import { describe, expect, test } from 'vitest';
import { pictureOf, whyNoPicture } from './picture-files.ts';

const file = (type: string, name = 'a') => new File(['x'], name, { type });

describe('what may be a picture', () => {
  test('takes the kinds that the server keeps, up to 15 MB', () => {
    expect(whyNoPicture({ type: 'image/jpeg', size: IMAGE_MAX_BYTES })).toBeUndefined();
    expect(whyNoPicture({ type: 'image/avif', size: 1 })).toBeUndefined();
  });

  test('says in a sentence why another file cannot be taken', () => {
    const kinds = 'Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.';
    expect(whyNoPicture({ type: 'application/pdf', size: 1 })).toBe(kinds);
    expect(whyNoPicture({ type: 'image/svg+xml', size: 1 })).toBe(kinds);
    expect(whyNoPicture({ type: 'image/png', size: IMAGE_MAX_BYTES + 1 })).toMatch(/15 MB/);
    expect(whyNoPicture({ type: 'image/png', size: 0 })).toMatch(/empty/);
  });

  test('finds the picture among several files', () => {
    const picture = file('image/png');
    expect(pictureOf([file('text/plain'), picture])).toBe(picture);
    const letter = file('text/plain');
    expect(pictureOf([letter])).toBe(letter);
    expect(pictureOf(null)).toBeUndefined();
  });
});
