import sharp from 'sharp';

const WIDTH = 4032;
const HEIGHT = 3024;
/** Noise in blocks instead of single pixels, which would triple the file size. Real photos are smooth at that scale. */
const GRAIN = 4;

/** A JPEG of 12 megapixels and about 4 MB, like those of phones. */
export async function makePhoto(): Promise<Blob> {
  const [width, height] = [WIDTH / GRAIN, HEIGHT / GRAIN];
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  const photo = await sharp(grain).resize(WIDTH, HEIGHT).jpeg({ quality: 92 }).toBuffer();
  return new Blob([new Uint8Array(photo)], { type: 'image/jpeg' });
}
