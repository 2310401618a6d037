import { takingTurns } from '../../lib/turns.ts';
import { loadSharp } from './load-sharp.ts';

/** For small copies, which take a few milliseconds each. */
const inTurn = takingTurns(2);
const QUALITY = 80;
const SIDE_MAX = 800;

/** `width` and `height` are in pixels. */
export interface JpegPicture {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A stored picture as a JPEG, with white behind transparent parts; undefined if it is unreadable. */
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
