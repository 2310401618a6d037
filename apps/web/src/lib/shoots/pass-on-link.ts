import type { CallLink } from '@lensemble/contract/calls';
import { callLinkWords } from '@lensemble/messages/web/call-link';
import { copyText } from '@/lib/browser/copy-text.ts';
import { openShareSheet } from '@/lib/browser/share-sheet.ts';
import { toast } from '@/lib/shell/toast.ts';

/** Copies the personal link of a participant. */
export async function copyCallLink({ url, isOff }: CallLink, name: string): Promise<void> {
  const isCopied = await copyText(url);
  if (!isCopied) return void toast({ title: callLinkWords('copyByHand'), description: url });
  const description = isOff ? callLinkWords('isOffNow') : callLinkWords('onlyFor', { name });
  toast({ title: callLinkWords('copied'), description });
}

/** Opens the share sheet of the device with the personal link of a participant. */
export async function shareCallLink({ url }: CallLink, name: string): Promise<void> {
  if (await openShareSheet({ title: callLinkWords('shareTitle', { name }), url })) return;
  toast({ title: callLinkWords('notShared'), description: callLinkWords('copyInstead') });
}
