import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { randomKey } from '@/lib/calls/random-key.ts';
import { onServerBack } from '@/lib/calls/server-reach.ts';
import type { DayClient } from '@/lib/day/day-client.ts';
import { ObjectUrls } from '@/lib/device/object-urls.ts';
import { sendUploads } from '@/lib/device/send-uploads.ts';
import { keepUpload, readUploads, wouldLoseUploads } from '@/lib/device/uploads.ts';
import { holdWhile } from '@/lib/session/hold-while.ts';
import { planQuery } from '../api/get-plan.ts';

const none: ReadonlyMap<string, string> = new Map();
const hold = holdWhile(wouldLoseUploads);

/** The pictures of added shots: shown at once, kept on the device, and sent when the server can be reached. */
export function useUploads(account: string, shootId: string, client: DayClient) {
  const taken = useMemo(() => new Map<string, Blob>(), []);
  const urls = useMemo(() => new ObjectUrls(), []);
  const [pictures, setPictures] = useState(none);
  const [waiting, setWaiting] = useState(0);
  const queryClient = useQueryClient();
  useEffect(() => () => void urls.show(new Map()), [urls]);
  useEffect(() => hold(waiting > 0), [waiting]);

  const show = useCallback(
    (shotId: string, picture: Blob) => {
      taken.set(shotId, picture);
      setPictures(urls.show(taken));
    },
    [taken, urls],
  );
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
    const start = async () => {
      for (const { shotId, picture } of await readUploads(account, shootId)) show(shotId, picture);
      await send();
    };
    void start();
    return onServerBack(() => void send());
  }, [account, shootId, send, show]);

  const add = async (shotId: string, file: File) => {
    show(shotId, file);
    await keepUpload({
      ...{ account, shootId, shotId, key: randomKey(), name: file.name, picture: file },
    });
    await send();
  };
  return { pictures, waiting, add };
}
