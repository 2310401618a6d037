import type { GoogleAction, GoogleMessage } from '@lensemble/contract/google';
import { googleMessage, googleOauthStart } from '@lensemble/contract/google';
import { OFFLINE } from './refusals.ts';

/** What came of asking for the right to use one's own Google. */
export type PopupOutcome =
  | GoogleMessage
  | { readonly type: 'blocked' }
  | { readonly type: 'closed' };

const LOOK = 'popup,width=520,height=680';
const CLOSED_CHECK_MS = 400;

/**
 * Opens the popup that asks, and waits for what it tells or for its end. Call it from a click, or browsers block it. What
 * comes from elsewhere than this product's own popup is not listened to.
 */
export function askGoogle(action: GoogleAction, shootId: string): Promise<PopupOutcome> {
  if (!navigator.onLine) return Promise.resolve({ type: 'oauth-failed', action, error: OFFLINE });
  const popup = window.open(googleOauthStart(action, shootId), 'lensemble-google', LOOK);
  if (!popup || popup.closed) return Promise.resolve({ type: 'blocked' });
  return new Promise((resolve) => {
    const end = (outcome: PopupOutcome) => {
      window.removeEventListener('message', listen);
      clearInterval(watch);
      resolve(outcome);
    };
    const listen = (event: MessageEvent) => {
      if (event.origin !== window.location.origin || event.source !== popup) return;
      const message = googleMessage.safeParse(event.data);
      if (message.success) end(message.data);
    };
    let wasClosed = false;
    const watch = setInterval(() => {
      // What it told before it closed may still be on its way.
      if (wasClosed) end({ type: 'closed' });
      wasClosed = popup.closed;
    }, CLOSED_CHECK_MS);
    window.addEventListener('message', listen);
  });
}
