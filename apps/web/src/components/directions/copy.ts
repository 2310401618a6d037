import { copyText } from '@/lib/browser/copy-text.ts';
import { toast } from '@/lib/shell/toast.ts';

export async function copyAddress(address: string): Promise<void> {
  if (await copyText(address)) toast({ title: 'Address copied' });
  else toast({ title: 'Please copy it by hand', description: address });
}
