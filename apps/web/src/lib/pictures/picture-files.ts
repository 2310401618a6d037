import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from '@lensemble/contract/constants';
import { readPictureBytes } from './picture-bytes.ts';

/** The formats that the server stores. Phones convert their own formats to one that the page accepts. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Why a file is not an acceptable picture; undefined if it is. */
export function whyNoPicture(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!pictureTypes.includes(file.type)) {
    return 'Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.';
  }
  if (file.size === 0) return 'This file is empty. Please choose another picture.';
  if (file.size > IMAGE_MAX_BYTES) return 'This picture is too large: 15 MB at most.';
  return undefined;
}

/**
 * Checks the bytes of a picture before the browser decodes it: a browser shows half a picture as if it were whole, and
 * freezes on one with too many pixels.
 */
export async function whyUnsoundPicture(file: Blob): Promise<string | undefined> {
  const found = readPictureBytes(new Uint8Array(await file.arrayBuffer()));
  if (!found) return 'This file is not a picture. Please choose another one.';
  if (!found.isWhole) return 'This picture is damaged or incomplete. Please choose another one.';
  if ((found.pixels ?? 0) > IMAGE_MAX_PIXELS)
    return 'This picture is too large: 40 megapixels at most.';
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
