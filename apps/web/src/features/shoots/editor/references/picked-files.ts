import { IMAGE_MAX_BYTES } from '@lensemble/contract/constants';

/** The files of a drop, a paste or a choice, apart by whether they are pictures at all. */
export function sortFiles(files: Iterable<File>): { images: File[]; others: File[] } {
  const all = [...files];
  const isImage = ({ type }: File) => type.startsWith('image/');
  return { images: all.filter(isImage), others: all.filter((file) => !isImage(file)) };
}

/** Why a picture need not be sent at all. */
export function refusalOf({ size }: Pick<File, 'size'>): string | null {
  if (size === 0) return 'This file is empty';
  return size > IMAGE_MAX_BYTES ? 'Larger than 15 MB' : null;
}
