import { imageVariant } from '@lensemble/contract/image-variant';
import { createContext, useContext } from 'react';
import type { Addresses } from '@/lib/device/object-urls.ts';

/** The pictures of this device by their address on the server. */
export const KeptPictures = createContext<Addresses>(new Map());

/** The address of a picture: that on this device if it keeps it. */
export function usePictureOf(): (
  url: string | null | undefined,
  size: 'small' | 'medium',
) => string | null {
  const kept = useContext(KeptPictures);
  return (url, size) => {
    if (!url) return null;
    const address = imageVariant(url, size);
    return kept.get(address) ?? kept.get(imageVariant(url, 'medium')) ?? address;
  };
}
