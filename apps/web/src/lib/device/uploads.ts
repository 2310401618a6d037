import { allOf, device, type KeptUpload } from './database.ts';
import { stored } from './trouble.ts';

/** What the device had no room for. It waits as long as this page is open. */
const onlyHere = new Map<string, KeptUpload>();

const nameOf = ({ account, shootId, shotId }: KeptUpload) => [account, shootId, shotId].join(' ');

/** Keeps the picture of an added shot until it is uploaded: on the device, or in this page if the device cannot store it. */
export async function keepUpload(upload: KeptUpload): Promise<void> {
  try {
    await stored(device().then((database) => database.put('uploads', upload)));
    onlyHere.delete(nameOf(upload));
  } catch {
    onlyHere.set(nameOf(upload), upload);
  }
}

export async function readUploads(account: string, shootId: string): Promise<KeptUpload[]> {
  const here = [...onlyHere.values()].filter(
    (each) => each.account === account && each.shootId === shootId,
  );
  try {
    return [...(await (await device()).getAll('uploads', allOf(account, shootId))), ...here];
  } catch {
    return here;
  }
}

export async function removeUpload(upload: KeptUpload): Promise<void> {
  const { account, shootId, shotId } = upload;
  if (onlyHere.delete(nameOf(upload))) return;
  await (await device()).delete('uploads', [account, shootId, shotId]);
}

/** Whether closing this page would lose a picture. */
export const wouldLoseUploads = (): boolean => onlyHere.size > 0;
