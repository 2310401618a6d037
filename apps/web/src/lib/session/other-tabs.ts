import { callWords } from '@lensemble/messages/web/calls';
import { listeners } from '../listeners.ts';
import { toast } from '../shell/toast.ts';
import { leave } from './leaving.ts';
import { hasUnsaved } from './session-end.ts';
import { tabChannel } from './tab-channel.ts';

const returning = listeners();
const channel = tabChannel<string | null>('session');
/** In place of a user: the session has ended without signing out. */
const ENDED = 'ended';
let isForeign = false;

/** Tells the other tabs, which share the session cookie, the signed-in user; null after signing out. */
export function tellOtherTabs(userId: string | null): void {
  isForeign = false;
  channel.tell(userId);
}

/** Tells the other tabs that their session has ended. The user did not sign out, so the device keeps what is not sent yet. */
export function tellOtherTabsEnded(): void {
  isForeign = false;
  channel.tell(ENDED);
}

/**
 * Reloads the page when another tab signs out, ends the session or signs in as another user. With unsaved changes the page stays, and
 * refuses its requests while the cookie belongs to the other user.
 * @param mayReload whether the page has nothing that a reload would lose
 * @param onStay is called instead of a reload with the other user, or null after signing out. By default, a toast says that
 * another account is signed in.
 */
export function watchOtherTabs(
  ownId: () => string | null,
  mayReload = () => !hasUnsaved(),
  onStay: (id: string | null) => void = sayOtherAccount,
): () => void {
  return channel.watch((id) => {
    const own = ownId();
    if (own === null) return;
    isForeign = id !== null && id !== ENDED && id !== own;
    if (id === own) {
      returning.notify();
      return;
    }
    if (mayReload()) void reloadAs(id);
    else if (id !== ENDED) onStay(id);
  });
}

function sayOtherAccount(id: string | null): void {
  if (id !== null) toast({ title: callWords('notSaved'), description: callWords('otherAccount') });
}

/** This tab may have stored something after the other one removed everything. */
async function reloadAs(id: string | null): Promise<void> {
  if (id === null) await leave();
  window.location.reload();
}

/** Calls the listener when another tab signs in as this page's user. */
export const onReturn = returning.subscribe;

/**
 * @throws OtherAccountError if the cookie belongs to another user. Reloads the page unless there are unsaved changes.
 */
export function assertSameAccount(): void {
  if (!isForeign) return;
  if (!hasUnsaved()) window.location.reload();
  throw new OtherAccountError();
}

/** The request was not sent, because it would have run as another user. */
export class OtherAccountError extends Error {
  override readonly name = 'OtherAccountError';

  constructor() {
    super(callWords('otherAccount'));
  }
}
