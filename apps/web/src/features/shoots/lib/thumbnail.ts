import { imageVariant } from '@lensemble/contract/image-variant';

export function small(url: string | null): string | null {
  return url && imageVariant(url, 'small');
}
