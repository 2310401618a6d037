import decodeQR from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

/** Pixels for each module. */
const SCALE = 4;

/** The picture that the bars of the code paint, in shades of gray with three channels. */
function paint(svg: string) {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]) * SCALE;
  const data = new Uint8Array(size * size * 3).fill(255);
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      const start = row * size + Number(x) * SCALE;
      data.fill(0, start * 3, (start + Number(width) * SCALE) * 3);
    }
  }
  return { width: size, height: size, data };
}

test('a reader finds the text in the code', () => {
  for (const text of [
    `https://lensemble.example.org/auth?inviteCode=${'7f3a9c1e5b2d4860'.repeat(2)}`,
    `https://lensemble.example.org/auth?inviteCode=${'k'.repeat(300)}`,
  ]) {
    const svg = renderToStaticMarkup(<QrCode text={text} label="QR code" />);
    expect(decodeQR(paint(svg))).toBe(text);
    expect(svg).toContain('aria-label="QR code"');
  }
});
