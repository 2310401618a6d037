import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { notByKeyboard } from '@/lib/browser/by-keyboard.ts';
import { addLayer } from '@/lib/shell/layer-history.ts';

/** On phones, the Back button closes an open layer instead of leaving the screen. Use it in every layer's root. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const { history } = useRouter();
  const onBack = useEffectEvent(() => {
    notByKeyboard();
    close();
  });
  useEffect(() => (isOpen ? addLayer(history, () => onBack()) : undefined), [isOpen, history]);
}
