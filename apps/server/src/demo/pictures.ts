import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { Upload } from '../http/uploads/upload.ts';

const PICTURES = import.meta.resolve('@lensemble/pictures/package.json');
const WIDTH = 800;

/**
 * Stores one of the repository's pictures with `keep`, like an upload. `seed` 0 stores the picture itself; any other
 * seed stores a variation of it (zoomed, mirrored, other light), always the same for a seed.
 * @returns the address of the picture
 */
export async function storePicture(
  keep: (upload: Upload) => Promise<{ readonly url: string }>,
  name: string,
  seed = 0,
  width = WIDTH,
): Promise<string> {
  const fileName = `${name}.webp`;
  const original = fileURLToPath(new URL(fileName, PICTURES));
  const path = join(tmpdir(), `lensemble-demo-${randomUUID()}`);
  try {
    const view = seed === 0 ? sharp(original) : await anotherView(original, seed);
    await view
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 90, effort: 0 })
      .toFile(path);
    return (await keep({ path, fileName })).url;
  } finally {
    await rm(path, { force: true });
  }
}

async function anotherView(original: string, seed: number): Promise<Sharp> {
  const source = sharp(original);
  /** A pseudo-random number from 0 to 1. Each `step` gives another series. */
  const vary = (step: number) => (seed * step) % 1;
  const { width, height } = await source.metadata();
  const zoom = 0.7 + 0.2 * vary(0.37);
  return source
    .extract({
      left: Math.floor(width * (1 - zoom) * vary(0.61)),
      top: Math.floor(height * (1 - zoom) * vary(0.83)),
      width: Math.floor(width * zoom),
      height: Math.floor(height * zoom),
    })
    .flop(seed % 2 === 1)
    .modulate({ brightness: 0.9 + 0.2 * vary(0.47), hue: Math.round(50 * vary(0.29) - 25) });
}
