import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { Deps } from '../../deps.ts';
import type { ImageKind } from '../../ports/storage/port.ts';
import { imageName } from '../../ports/storage/port.ts';

const PICTURES = import.meta.resolve('@lensemble/pictures/package.json');
const WIDTH = 800;

/**
 * Keeps one of our own pictures in the store, encoded anew. `seed` 0 is the picture as it is; any other gives another
 * view of it (nearer, mirrored, in other light), the same one for the same seed.
 * @returns its address
 */
export async function storePicture(
  storage: Deps['storage'],
  kind: ImageKind,
  name: string,
  seed = 0,
): Promise<string> {
  const source = sharp(await readFile(new URL(`${name}.webp`, PICTURES)));
  const view = seed === 0 ? source : await anotherView(source, seed);
  const content = await view
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 72, effort: 2 })
    .toBuffer();
  const image = { kind, name: `${randomUUID()}.webp` };
  await storage.put(image, content);
  return storage.publicUrl(image);
}

async function anotherView(source: Sharp, seed: number): Promise<Sharp> {
  /** From 0 to 1; each `step` gives another series. */
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

/** Takes pictures away again, by their addresses. */
export async function removePictures(
  storage: Deps['storage'],
  urls: readonly string[],
): Promise<void> {
  for (const url of urls) {
    const [name = '', kind = ''] = url.split('/').reverse();
    const image = imageName(kind, name);
    if (image) await storage.delete(image);
  }
}
