import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from '@lensemble/contract/constants';
import { readPictureBytes } from './picture-bytes.ts';

/** What the server keeps. Phones turn their own formats into one of these where a page names them. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Why a file cannot be taken as a picture, as a sentence; undefined where it can. */
export function whyNoPicture(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!pictureTypes.includes(file.type)) {
    return 'Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.';
  }
  if (file.size === 0) return 'This file is empty. Please choose another picture.';
  if (file.size > IMAGE_MAX_BYTES) return 'This picture is too large: 15 MB at most.';
  return undefined;
}

/**
 * The same after a look into the file, for what the browser itself is to decode: it would show half a picture as if it were
 * whole, and stand still over one of very many pixels.
 */
export async function whyUnsoundPicture(file: Blob): Promise<string | undefined> {
  const found = readPictureBytes(new Uint8Array(await file.arrayBuffer()));
  if (!found) return 'This is no picture, whatever its name says. Please choose another one.';
  if (!found.isWhole) return 'This picture is damaged or incomplete. Please choose another one.';
  if ((found.pixels ?? 0) > IMAGE_MAX_PIXELS)
    return 'This picture is too large: 40 megapixels at most.';
  return undefined;
}

/** The picture among what was dropped or pasted, else the first file, so that it can be told what is wrong with it. */
export function pictureOf(files: FileList | readonly File[] | null | undefined): File | undefined {
  const list = [...(files ?? [])];
  return list.find(({ type }) => pictureTypes.includes(type)) ?? list[0];
}
