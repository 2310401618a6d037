import { useEffect, useEffectEvent, useRef } from 'react';
import { paths } from '@/config/paths.ts';
import { onReturn } from '@/lib/other-tabs.ts';
import { toast } from '@/lib/toast.ts';

/**
 * Signing in again in a tab of its own, in whichever way there is, while this page stays as it is.
 * @param onSignedIn somebody has signed in elsewhere as the one whose page this is
 * @returns what opens the tab
 */
export function useOtherSignIn(onSignedIn: () => void): () => void {
  const tab = useRef<Window | null>(null);
  const goOn = useEffectEvent(() => {
    tab.current?.close();
    onSignedIn();
  });
  useEffect(() => onReturn(goOn), []);
  return () => {
    tab.current = window.open(paths.auth.getHref({ tab: 'signin' }), '_blank');
    if (tab.current) return;
    toast({
      title: 'Popup blocked',
      description: 'Please open Lensemble in another tab and sign in there.',
      variant: 'destructive',
    });
  };
}
