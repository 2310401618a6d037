import sharp from 'sharp';

const WIDTH = 4032;
const HEIGHT = 3024;
/** Photos are smooth in the small: noise of single pixels would make a file of three times the size. */
const GRAIN = 4;

/** A JPEG of 12 megapixels and some 4 MB, as phones make them. */
export async function makePhoto(): Promise<Blob> {
  const [width, height] = [WIDTH / GRAIN, HEIGHT / GRAIN];
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  const photo = await sharp(grain).resize(WIDTH, HEIGHT).jpeg({ quality: 92 }).toBuffer();
  return new Blob([new Uint8Array(photo)], { type: 'image/jpeg' });
}
