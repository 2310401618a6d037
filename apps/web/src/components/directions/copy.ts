import { copyText } from '@/lib/copy-text.ts';
import { toast } from '@/lib/toast.ts';

/** Puts an address on the clipboard and says whether it is there. */
export async function copyAddress(address: string): Promise<void> {
  if (await copyText(address)) toast({ title: 'Address copied' });
  else toast({ title: 'Please copy it by hand', description: address });
}
