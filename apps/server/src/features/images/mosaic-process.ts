// Joins the tiles in the message and sends the picture to `mosaic-apart.ts`.
import { endProcess, limitProcess } from '../../lib/limited-process.ts';
import { composeMosaic, type Mosaic } from './mosaic.ts';
import type { MosaicOutcome } from './mosaic-apart.ts';

/** Three times the need of twelve tiles of 512 pixels, which is 130 MB. */
const MEMORY_MAX = 400_000_000;

limitProcess(MEMORY_MAX);
process.once('message', async (mosaic) =>
  process.send?.(await outcomeOf(mosaic as Mosaic), endProcess),
);

const outcomeOf = (mosaic: Mosaic): Promise<MosaicOutcome> =>
  composeMosaic(mosaic).then(
    (jpeg) => ({ jpeg }),
    () => ({ jpeg: undefined }),
  );
