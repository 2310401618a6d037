import { describe, expect, it } from 'vitest';
import { cutNotes } from './reference-notes.tsx';
import { ratioOf } from './reference-shape.ts';
import { leftOut, sortFiles } from './use-pick-files.ts';

describe('picked files', () => {
  it('are pictures or not', () => {
    const photo = new File(['x'], 'a.webp', { type: 'image/webp' });
    const text = new File(['x'], 'b.txt', { type: 'text/plain' });
    expect(sortFiles([photo, text])).toEqual({ images: [photo], others: [text] });
  });
});

describe('what is not taken', () => {
  it('is reported under a fitting title', () => {
    expect(leftOut(0, [])).toBeNull();
    expect(leftOut(-4, [{ name: 'b.txt' }])).toEqual({
      title: 'Only images',
      description: '“b.txt” is not an image.',
    });
    expect(leftOut(2, [{ name: 'b.txt' }])).toEqual({
      title: 'Too many images',
      description:
        'A shoot has at most 500 reference images. 2 were left out. “b.txt” is not an image.',
    });
  });
});

describe('notes on a tile', () => {
  it('are cut after 80 characters, of which none is broken', () => {
    expect(cutNotes('x'.repeat(80))).toBeNull();
    expect(cutNotes('x'.repeat(81))).toBe(`${'x'.repeat(80)}…`);
    expect(cutNotes('🦊'.repeat(81))).toBe(`${'🦊'.repeat(80)}…`);
  });
});

describe('the shape of a tile', () => {
  it('is that of its picture, within reason', () => {
    expect(ratioOf({ width: 800, height: 600 })).toBeCloseTo(4 / 3);
    expect(ratioOf({ width: null, height: null })).toBeCloseTo(4 / 3);
    expect(ratioOf({ width: 9000, height: 10 })).toBe(2.2);
    expect(ratioOf({ width: 10, height: 9000 })).toBe(0.56);
  });
});
