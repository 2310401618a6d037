import { stat } from 'node:fs/promises';
import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from '@lensemble/contract/constants';
import type { Metadata } from 'sharp';
import { pictureTooLarge } from '../../http/uploads/form-errors.ts';
import { loadSharp } from './load-sharp.ts';
import { type PictureFormat, pictureFormat } from './picture-format.ts';
import { brokenPicture, emptyPicture, noPicture, tooManyPixels } from './refusals.ts';

/**
 * Checks a picture before it is decoded, because a small file can hold a huge number of pixels.
 * @returns the approximate memory that decoding takes, in bytes
 * @throws HttpError 413, 415 or 422 with a message for people
 */
export async function judgePicture(path: string): Promise<number> {
  const { size } = await stat(path);
  if (size === 0) throw emptyPicture();
  if (size > IMAGE_MAX_BYTES) throw pictureTooLarge();
  const format = await pictureFormat(path);
  if (!format) throw noPicture();
  const sharp = await loadSharp();
  const found = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw brokenPicture();
    });
  if (format === 'avif' && found.compression !== 'av1') throw noPicture();
  const pixels = found.width * found.height;
  if (pixels > IMAGE_MAX_PIXELS) throw tooManyPixels();
  return pixels * bytesPerPixel[format](found);
}

/** Measured and rounded up. A format that cannot be decoded line by line is held in memory, often more than once. */
const bytesPerPixel: Readonly<Record<PictureFormat, (found: Metadata) => number>> = {
  // Progressive: two bytes for each coefficient of all scans. With 4:2:0, half as many coefficients.
  jpeg: ({ isProgressive, chromaSubsampling, channels }) => {
    if (!isProgressive) return 1;
    return chromaSubsampling === '4:2:0' ? 4 : channels * 2 + 1;
  },
  png: ({ isProgressive, depth, channels }) => {
    const bytes = depth === 'uchar' ? 1 : 2;
    return isProgressive ? channels * bytes + 2 : bytes + 1;
  },
  // The canvas and, for animations, the current frame.
  webp: () => 8,
  gif: () => 6,
  avif: ({ depth }) => (depth === 'uchar' ? 18 : 26),
};
