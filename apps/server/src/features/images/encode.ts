import { IMAGE_MAX_PIXELS, IMAGE_SIZES } from '@lensemble/contract/constants';
import type { CreateRaw, Sharp } from 'sharp';
import { colorsOf } from './colors.ts';
import { loadSharp } from './load-sharp.ts';
import { placeholderOf } from './placeholder.ts';
import { brokenPicture } from './refusals.ts';

const DECODING_SECONDS = 30;
/** Twice as fast as the default, for files that are 3 % larger. */
const EFFORT = 2;
const QUALITY = { full: 80, medium: 75, small: 60 } as const;

/** A picture as it is stored: WebP in three sizes, upright, in sRGB, without metadata. */
export interface EncodedPicture {
  /** Of the full size, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly full: Buffer;
  readonly medium: Buffer;
  readonly small: Buffer;
  readonly placeholder: string;
  readonly colors: string;
}

/** @throws HttpError 422 if the picture is broken */
export async function encodePicture(path: string): Promise<EncodedPicture> {
  const { data, info } = await decode(path);
  const { width, height, channels } = info;
  const sharp = await loadSharp();
  const raw: CreateRaw = { width, height, channels: channels as CreateRaw['channels'] };
  const open = () => sharp(data, { raw });
  const webp = (size: keyof typeof IMAGE_SIZES) =>
    inside(open(), IMAGE_SIZES[size]).webp({ quality: QUALITY[size], effort: EFFORT }).toBuffer();
  return {
    width,
    height,
    full: await webp('full'),
    medium: await webp('medium'),
    small: await webp('small'),
    placeholder: await placeholderOf(open),
    colors: await colorsOf(open),
  };
}

/** Decodes once, at the largest stored size. Of an animation, only the first frame remains. */
async function decode(path: string) {
  const sharp = await loadSharp();
  const source = sharp(path, {
    failOn: 'error',
    limitInputPixels: IMAGE_MAX_PIXELS,
    sequentialRead: true,
  });
  return inside(source.autoOrient(), IMAGE_SIZES.full)
    .toColourspace('srgb')
    .timeout({ seconds: DECODING_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw brokenPicture();
    });
}

const inside = (picture: Sharp, size: number) =>
  picture.resize(size, size, { fit: 'inside', withoutEnlargement: true });
