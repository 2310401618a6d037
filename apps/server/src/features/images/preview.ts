import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '@lensemble/contract/constants';
import { takingTurns } from '../../lib/turns.ts';
import { loadSharp } from './load-sharp.ts';

/** One at a time: a link preview can wait, other requests should not. */
const inTurn = takingTurns(1);
const QUALITY = 78;

/**
 * A stored picture as a JPEG for link previews, cropped around its most interesting part.
 * @param read called when it is this picture's turn, so that waiting pictures take no memory
 */
export async function encodePreview(read: () => Promise<Buffer>): Promise<Buffer> {
  const sharp = await loadSharp();
  return inTurn(async () =>
    sharp(await read())
      .resize(PREVIEW_WIDTH, PREVIEW_HEIGHT, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#0e0f13' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer(),
  );
}
