import { type ComponentProps, type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { paths } from '@/config/paths.ts';
import { onReturn } from '@/lib/session/other-tabs.ts';

interface OtherSignInProps extends ComponentProps<'a'> {
  /** Called when the same user has signed in elsewhere. */
  onSignedIn: () => void;
}

/**
 * A link with which the user signs in again in another tab, while this page stays as it is. The tab is opened by a
 * script, so that it can be closed again; where the browser refuses that, the link opens it.
 */
export function OtherSignIn({ onSignedIn, ...props }: OtherSignInProps) {
  const tab = useRef<Window | null>(null);
  const goOn = useEffectEvent(() => {
    tab.current?.close();
    onSignedIn();
  });
  useEffect(() => onReturn(goOn), []);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    tab.current = window.open(event.currentTarget.href, '_blank');
    if (tab.current) event.preventDefault();
  };
  const href = paths.auth.getHref({ tab: 'signin', again: true });
  return <a {...props} href={href} target="_blank" rel="noopener" onClick={open} />;
}
