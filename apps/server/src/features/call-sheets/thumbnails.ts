import { imageVariant } from '@lensemble/contract/image-variant';
import type { Deps } from '../../deps.ts';
import { jpegCopy } from '../images/service.ts';
import type { SheetReference } from './call-sheet.ts';

/** A reference picture for documents. It is a JPEG, because word processors may not support WebP. */
export interface Thumbnail {
  /** The app's address of the picture. */
  readonly url: string;
  readonly jpeg: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly caption: string | undefined;
}

const COUNT_MAX = 60;
/** Up to this many pictures are sharp enough for print. With more, each one is small. */
const SHARP_MAX = 12;
const ALL_MAX_BYTES = 8_000_000;

/** Copies the first references of a shoot, up to a limit. A missing file is left out. @throws if the storage is away */
export async function thumbnailsOf(
  deps: Pick<Deps, 'storage'>,
  references: readonly SheetReference[],
): Promise<Thumbnail[]> {
  const size = references.length > SHARP_MAX ? 'small' : 'medium';
  const thumbnails: Thumbnail[] = [];
  let bytes = 0;
  for (const { url, caption } of references.slice(0, COUNT_MAX)) {
    const thumbnail = await jpegCopy(deps, imageVariant(url, size));
    if (!thumbnail) continue;
    bytes += thumbnail.jpeg.length;
    if (bytes > ALL_MAX_BYTES) break;
    thumbnails.push({ ...thumbnail, url, caption });
  }
  return thumbnails;
}
