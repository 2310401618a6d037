import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { randomKey } from '@/lib/calls/random-key.ts';
import { onServerBack } from '@/lib/calls/server-reach.ts';
import type { DayClient } from '@/lib/day/day-client.ts';
import { keepUpload, readUploads } from '@/lib/device/uploads.ts';
import { planQuery } from '../api/get-plan.ts';
import { sendUpload, sendUploads } from '../lib/send-uploads.ts';

/** The pictures of added shots: shown at once, kept on the device, and sent when the server can be reached. */
export function useUploads(account: string, shootId: string, client: DayClient) {
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  const [waiting, setWaiting] = useState(0);
  const queryClient = useQueryClient();
  const send = useCallback(async () => {
    const inOneTab = async () => {
      const before = await readUploads(account, shootId);
      setWaiting(before.length);
      if (before.length === 0) return;
      await sendUploads(account, shootId, client).catch(() => {});
      const left = await readUploads(account, shootId);
      setWaiting(left.length);
      if (left.length < before.length)
        await queryClient.invalidateQueries({ queryKey: planQuery(shootId).queryKey });
    };
    const name = `lensemble-uploads-${shootId}`;
    await (navigator.locks ? navigator.locks.request(name, inOneTab) : inOneTab());
  }, [account, shootId, client, queryClient]);

  useEffect(() => {
    const show = async () => {
      const kept = await readUploads(account, shootId);
      setPictures(
        new Map(kept.map(({ shotId, picture }) => [shotId, URL.createObjectURL(picture)])),
      );
      await send();
    };
    // A browser that stores nothing has nothing to send.
    void show().catch(() => {});
    return onServerBack(() => void send().catch(() => {}));
  }, [account, shootId, send]);

  const add = async (shotId: string, file: File) => {
    setPictures((before) => new Map(before).set(shotId, URL.createObjectURL(file)));
    const taken = { account, shootId, shotId, key: randomKey(), name: file.name, picture: file };
    try {
      await keepUpload(taken);
    } catch {
      // The device keeps nothing.
      return sendUpload(taken, client);
    }
    await send();
  };
  return { pictures, waiting, add };
}
