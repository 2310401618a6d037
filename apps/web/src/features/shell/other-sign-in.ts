import { useEffect, useEffectEvent, useRef } from 'react';
import { paths } from '@/config/paths.ts';
import { onReturn } from '@/lib/session/other-tabs.ts';
import { toastError } from '@/lib/shell/toast.ts';

/**
 * Lets the user sign in again in another tab, while this page stays as it is.
 * @param onSignedIn called when the same user has signed in elsewhere
 * @returns a function that opens the tab
 */
export function useOtherSignIn(onSignedIn: () => void): () => void {
  const tab = useRef<Window | null>(null);
  const goOn = useEffectEvent(() => {
    tab.current?.close();
    onSignedIn();
  });
  useEffect(() => onReturn(goOn), []);
  return () => {
    tab.current = window.open(paths.auth.getHref({ tab: 'signin', again: true }), '_blank');
    if (tab.current) return;
    toastError('Please open Lensemble in another tab and sign in there.', 'Popup blocked');
  };
}
