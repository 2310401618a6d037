import { directionsWords } from '@lensemble/messages/web/directions';
import { copyText } from '@/lib/browser/copy-text.ts';
import { toast } from '@/lib/shell/toast.ts';

export async function copyAddress(address: string): Promise<void> {
  if (await copyText(address)) toast({ title: directionsWords('addressCopied') });
  else toast({ title: directionsWords('copyByHand'), description: address });
}
