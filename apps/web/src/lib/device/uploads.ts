import { allOf, device, type KeptUpload } from './database.ts';
import { stored } from './trouble.ts';

/** Keeps the picture of an added shot until it is uploaded. */
export async function keepUpload(upload: KeptUpload): Promise<void> {
  await stored(device().then((database) => database.put('uploads', upload)));
}

export async function readUploads(account: string, shootId: string): Promise<KeptUpload[]> {
  return (await device()).getAll('uploads', allOf(account, shootId));
}

export async function removeUpload({ account, shootId, shotId }: KeptUpload): Promise<void> {
  await (await device()).delete('uploads', [account, shootId, shotId]);
}
