import { addReference } from '@lensemble/contract/references';
import { deviceWords } from '@lensemble/messages/web/device';
import { sentenceOf } from '@/lib/calls/api.ts';
import type { DayClient } from '@/lib/day/day-client.ts';
import { changeOf } from '@/lib/day/new-operation.ts';
import { sendFailure } from '@/lib/day/send-failure.ts';
import { upload } from '@/lib/pictures/upload.ts';
import type { KeptUpload } from './database.ts';
import { confirmAccount } from './device-account.ts';
import { keepUpload, readUploads, removeUpload } from './uploads.ts';

/** How much of a picture is sent, from 0 to 1. */
export interface SentPart {
  readonly shotId: string;
  readonly fraction: number;
}

/**
 * Uploads the pictures of added shots, each as a reference of the shoot and of its shot. One that was interrupted is sent again with
 * its key, so that it is stored once. One that the server does not take stays with the reason, and keeps no other one from being sent.
 * @param onProgress receives undefined when an upload has ended
 * @throws what the first failed upload throws; what failed stays on the device
 */
export async function sendUploads(
  account: string,
  shootId: string,
  client: DayClient,
  onProgress?: (sent: SentPart | undefined) => void,
): Promise<void> {
  await confirmAccount();
  const failures: unknown[] = [];
  for (const waiting of await readUploads(account, shootId)) {
    if (waiting.refused !== undefined) continue;
    try {
      await sendUpload(waiting, client, onProgress);
      await removeUpload(waiting);
    } catch (error) {
      failures.push(error);
      if (sendFailure(error) === 'wait') break;
      const refused = sentenceOf(error, deviceWords('reason invalid'));
      await keepUpload({ ...waiting, refused });
    }
    onProgress?.(undefined);
  }
  if (failures.length > 0) throw failures[0];
}

/** @throws what the upload throws; Error if the day is not known, because the shot would lose its picture */
async function sendUpload(
  waiting: KeptUpload,
  client: DayClient,
  onProgress?: (sent: SentPart) => void,
): Promise<void> {
  if (!client.current().shots) throw new Error('The day is not known yet');
  const { id: referenceId } = await upload(addReference, {
    params: { id: waiting.shootId },
    file: waiting.picture,
    fileName: waiting.name,
    key: waiting.key,
    onProgress: (fraction) => onProgress?.({ shotId: waiting.shotId, fraction }),
  });
  const shot = client.current().shots?.find(({ id }) => id === waiting.shotId);
  // A deleted shot leaves its picture among the references.
  if (shot) client.apply(changeOf(shot, { referenceId }));
}
