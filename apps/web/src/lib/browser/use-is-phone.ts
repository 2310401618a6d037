import { useSyncExternalStore } from 'react';
import { phone } from './phone.ts';

const isPhone = () => phone().matches;

function onChange(listener: () => void): () => void {
  const media = phone();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is as narrow as that of a phone. */
export const useIsPhone = (): boolean => useSyncExternalStore(onChange, isPhone, isPhone);
