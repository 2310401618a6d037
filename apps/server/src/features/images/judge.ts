import { stat } from 'node:fs/promises';
import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from '@lensemble/contract/constants';
import type { Metadata } from 'sharp';
import { pictureTooLarge } from '../../uploads/form-errors.ts';
import { loadSharp } from './load-sharp.ts';
import type { PictureFormat } from './picture-format.ts';
import { pictureFormat } from './picture-format.ts';
import { brokenPicture, emptyPicture, noPicture, tooManyPixels } from './refusals.ts';

/**
 * Judges the picture in a file before anything is decoded: few bytes can stand for a great many pixels.
 * @returns about how many bytes of memory it takes to decode
 * @throws HttpError 413, 415 or 422 with a sentence for people
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

/** As measured, and rounded up: what is not read line by line lies in memory as a whole, often more than once. */
const bytesPerPixel: Readonly<Record<PictureFormat, (found: Metadata) => number>> = {
  // The coefficients of all scans, two bytes each; thinned out colors are half as many.
  jpeg: ({ isProgressive, chromaSubsampling, channels }) => {
    if (!isProgressive) return 1;
    return chromaSubsampling === '4:2:0' ? 4 : channels * 2 + 1;
  },
  png: ({ isProgressive, depth, channels }) => {
    const bytes = depth === 'uchar' ? 1 : 2;
    return isProgressive ? channels * bytes + 2 : bytes + 1;
  },
  // The canvas, and for moving ones the frame that goes onto it.
  webp: () => 8,
  gif: () => 6,
  avif: ({ depth }) => (depth === 'uchar' ? 18 : 26),
};
