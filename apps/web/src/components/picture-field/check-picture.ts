import { IMAGE_MAX_BYTES } from '@lensemble/contract/constants';

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

/** The picture among what was dropped or pasted, else the first file, so that it can be told what is wrong with it. */
export function pictureOf(files: FileList | readonly File[] | null | undefined): File | undefined {
  const list = [...(files ?? [])];
  return list.find(({ type }) => pictureTypes.includes(type)) ?? list[0];
}
