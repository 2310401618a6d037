import { imageVariant } from '@lensemble/contract/image-variant';

/** The address of a picture in the size of a card. */
export function small(url: string | null): string | null {
  return url && imageVariant(url, 'small');
}
