import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '@lensemble/contract/constants';
import { takingTurns } from '../../turns.ts';
import { loadSharp } from './load-sharp.ts';

/** Chats ask for it while somebody waits for them; nobody waits for the server. */
const inTurn = takingTurns(1);
const QUALITY = 78;

/**
 * A stored picture as chats like it: a JPEG of the shape that they show, cut to where there is most to see.
 * @param read is asked for the picture once it is its turn, so that those that wait lie in no memory
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
