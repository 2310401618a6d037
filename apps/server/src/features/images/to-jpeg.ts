import { takingTurns } from '../../turns.ts';
import { loadSharp } from './load-sharp.ts';

/** Of smaller copies, which take some milliseconds each. */
const inTurn = takingTurns(2);
const QUALITY = 80;
const SIDE_MAX = 800;

/** A picture for where WebP is not known. `width` and `height` in pixels. */
export interface JpegPicture {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

/** One of our own pictures as a JPEG, on white where it is transparent; undefined where it cannot be read. */
export async function toJpeg(picture: Buffer): Promise<JpegPicture | undefined> {
  const sharp = await loadSharp();
  const encode = () =>
    sharp(picture)
      .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
      .catch(() => undefined);
  const made = await inTurn(encode);
  return made && { jpeg: made.data, width: made.info.width, height: made.info.height };
}
