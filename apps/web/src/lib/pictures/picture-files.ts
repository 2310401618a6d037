import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from '@lensemble/contract/constants';
import { pictureWords } from '@lensemble/messages/web/pictures';
import { readPictureBytes } from './picture-bytes.ts';

/** The formats that the server stores. Phones convert their own formats to one that the page accepts. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Why a file is not an acceptable picture; undefined if it is. */
export function whyNoPicture(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!pictureTypes.includes(file.type)) {
    return pictureWords('wrongType');
  }
  if (file.size === 0) return pictureWords('empty');
  if (file.size > IMAGE_MAX_BYTES) return pictureWords('tooManyBytes');
  return undefined;
}

/**
 * Checks the bytes of a picture before the browser decodes it: a browser shows half a picture as if it were whole, and
 * freezes on one with too many pixels.
 */
export async function whyUnsoundPicture(file: Blob): Promise<string | undefined> {
  const found = readPictureBytes(new Uint8Array(await file.arrayBuffer()));
  if (!found) return pictureWords('noPicture');
  if (!found.isWhole) return pictureWords('damaged');
  if ((found.pixels ?? 0) > IMAGE_MAX_PIXELS) return pictureWords('tooManyPixels');
  return undefined;
}

/**
 * The first picture among dropped or pasted files, otherwise the first file, so that a message can describe the
 * problem.
 */
export function pictureOf(files: FileList | readonly File[] | null | undefined): File | undefined {
  const list = [...(files ?? [])];
  return list.find(({ type }) => pictureTypes.includes(type)) ?? list[0];
}
