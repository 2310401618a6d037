import { addReference } from '@lensemble/contract/references';
import type { DayClient } from '@/lib/day/day-client.ts';
import { changeOf } from '@/lib/day/new-operation.ts';
import { confirmAccount } from '@/lib/device/device-account.ts';
import { readUploads, removeUpload } from '@/lib/device/uploads.ts';
import { upload } from '@/lib/pictures/upload.ts';

/**
 * Uploads the pictures of added shots, each as a reference of the shoot and of its shot. One that was interrupted is sent again with
 * its key, so that it is stored once.
 * @throws what the first failed upload throws; it stays on the device
 */
export async function sendUploads(
  account: string,
  shootId: string,
  client: DayClient,
): Promise<void> {
  await confirmAccount();
  for (const waiting of await readUploads(account, shootId)) {
    const { id: referenceId } = await upload(addReference, {
      params: { id: shootId },
      file: waiting.picture,
      fileName: waiting.name,
      key: waiting.key,
    });
    const shot = client.current().shots?.find(({ id }) => id === waiting.shotId);
    // A deleted shot leaves its picture among the references.
    if (shot) client.apply(changeOf(shot, { referenceId }));
    await removeUpload(waiting);
  }
}
