import { imageVariant } from '@lensemble/contract/image-variant';
import type { Deps } from '../../deps.ts';
import { jpegCopy } from '../images/service.ts';
import type { SheetReference } from './call-sheet.ts';
import type { PrintedSheet } from './printed-sheet.ts';
import type { ListedShots } from './shot-list.ts';

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

/**
 * Copies the references of a shoot, up to a limit: first those of the shot list, in which a gap is noticed. They keep
 * their order. A missing file is left out. @throws if the storage is away
 */
export async function thumbnailsOf(
  deps: Pick<Deps, 'storage'>,
  { references, shots }: Pick<PrintedSheet, 'references' | 'shots'>,
): Promise<Thumbnail[]> {
  const size = references.length > SHARP_MAX ? 'small' : 'medium';
  const copied = new Map<SheetReference, Thumbnail>();
  let bytes = 0;
  for (const reference of shotsFirst(references, shots).slice(0, COUNT_MAX)) {
    const { url, caption } = reference;
    const thumbnail = await jpegCopy(deps, imageVariant(url, size));
    if (!thumbnail) continue;
    bytes += thumbnail.jpeg.length;
    if (bytes > ALL_MAX_BYTES) break;
    copied.set(reference, { ...thumbnail, url, caption });
  }
  return references.flatMap((reference) => copied.get(reference) ?? []);
}

function shotsFirst(
  references: readonly SheetReference[],
  shots: ListedShots | undefined,
): SheetReference[] {
  const shown = new Set(shots?.rows.map((row) => (row.kind === 'line' ? undefined : row.picture)));
  const isShown = ({ url }: SheetReference) => shown.has(url);
  return [...references.filter(isShown), ...references.filter((each) => !isShown(each))];
}
