import {
  type GoogleAction,
  type GoogleMessage,
  googleMessage,
  googleOauthStart,
} from '@lensemble/contract/google';
import { isServerReachable } from '@/lib/calls/server-reach.ts';
import { UNREACHABLE } from './refusals.ts';

export type PopupOutcome =
  | GoogleMessage
  | { readonly type: 'blocked' }
  | { readonly type: 'closed' };

const LOOK = 'popup,width=520,height=680';
const CLOSED_CHECK_MS = 400;

/**
 * Opens the Google consent popup and waits for its result or its end. Call it in a click handler, otherwise browsers
 * block the popup. Ignores messages from other origins and windows. Never rejects.
 */
export function askGoogle(action: GoogleAction, shootId: string): Promise<PopupOutcome> {
  if (!isServerReachable())
    return Promise.resolve({ type: 'oauth-failed', action, error: UNREACHABLE });
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
      // Waits one more interval: a message sent before closing may still arrive.
      if (wasClosed) end({ type: 'closed' });
      wasClosed = popup.closed;
    }, CLOSED_CHECK_MS);
    window.addEventListener('message', listen);
  });
}
