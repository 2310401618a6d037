import { hasUnsaved } from './session-end.ts';
import { toast } from './toast.ts';

const SOMEBODY_ELSE =
  'You signed in as somebody else in another tab. To save this, sign in there as before.';

const returns = new Set<() => void>();
let channel: BroadcastChannel | undefined;
let isForeign = false;

/** The cookie is shared by all tabs, what they show is not: tells them whose it is now (null: nobody's). */
export function tellOtherTabs(userId: string | null): void {
  isForeign = false;
  open().postMessage(userId);
}

/**
 * Starts the page anew when another tab signs in as somebody else or signs out. Where something typed would be lost, the
 * page stays, and refuses its calls while the cookie is somebody else's.
 */
export function watchOtherTabs(ownId: () => string | null): () => void {
  const onMessage = ({ data: id }: MessageEvent<string | null>) => {
    const own = ownId();
    if (own === null) return;
    isForeign = id !== null && id !== own;
    if (id === own) {
      for (const listener of returns) listener();
      return;
    }
    if (!hasUnsaved()) window.location.reload();
    else if (isForeign) toast({ title: 'Not saved', description: SOMEBODY_ELSE });
  };
  const opened = open();
  opened.addEventListener('message', onMessage);
  return () => {
    opened.removeEventListener('message', onMessage);
    opened.close();
    channel = undefined;
  };
}

/** Listens for the moment when another tab signs in as the one whose page this is. */
export function onReturn(listener: () => void): () => void {
  returns.add(listener);
  return () => returns.delete(listener);
}

/** @throws where the cookie is known to be somebody else's; the page starts anew once nothing would be lost */
export function assertSameAccount(): void {
  if (!isForeign) return;
  if (!hasUnsaved()) window.location.reload();
  throw new OtherAccountError();
}

/** The call was not sent: it would have read or written for somebody else. */
export class OtherAccountError extends Error {
  override readonly name = 'OtherAccountError';

  constructor() {
    super(SOMEBODY_ELSE);
  }
}

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel('session');
  return channel;
}
