import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { randomKey } from '@/lib/calls/random-key.ts';
import { onServerBack } from '@/lib/calls/server-reach.ts';
import type { DayClient } from '@/lib/day/day-client.ts';
import type { KeptUpload } from '@/lib/device/database.ts';
import { ObjectUrls } from '@/lib/device/object-urls.ts';
import { type SentPart, sendUploads } from '@/lib/device/send-uploads.ts';
import { keepUpload, readUploads, removeUpload, wouldLoseUploads } from '@/lib/device/uploads.ts';
import { holdWhile } from '@/lib/session/hold-while.ts';
import { planQuery } from '../api/get-plan.ts';

const none: ReadonlyMap<string, string> = new Map();
const nothing: readonly KeptUpload[] = [];
const hold = holdWhile(wouldLoseUploads);

/** The pictures of added shots that are not on the server. */
export interface Uploads {
  /** The addresses of all that were taken here, by the id of their shot. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly waiting: readonly KeptUpload[];
  /** Of the one that is being sent. */
  readonly sent: SentPart | undefined;
  readonly add: (shotId: string, file: File) => Promise<void>;
  /** Sends a picture that the server did not take once more. */
  readonly retry: (upload: KeptUpload) => Promise<void>;
  readonly remove: (upload: KeptUpload) => Promise<void>;
  /** Keeps a removed picture again. */
  readonly keep: (upload: KeptUpload) => Promise<void>;
}

/** The pictures of added shots: shown at once, kept on the device, and sent when the server can be reached. */
export function useUploads(account: string, shootId: string, client: DayClient): Uploads {
  const taken = useMemo(() => new Map<string, Blob>(), []);
  const urls = useMemo(() => new ObjectUrls(), []);
  const [pictures, setPictures] = useState(none);
  const [waiting, setWaiting] = useState(nothing);
  const [sent, setSent] = useState<SentPart>();
  const queryClient = useQueryClient();
  useEffect(() => () => void urls.show(new Map()), [urls]);
  useEffect(() => hold(waiting.length > 0), [waiting]);

  const show = useCallback(
    (shotId: string, picture: Blob) => {
      taken.set(shotId, picture);
      setPictures(urls.show(taken));
    },
    [taken, urls],
  );
  const read = useCallback(async () => {
    const found = await readUploads(account, shootId);
    setWaiting((before) => (before.length + found.length === 0 ? before : found));
    return found;
  }, [account, shootId]);
  const send = useCallback(async () => {
    const inOneTab = async () => {
      const before = await read();
      if (!before.some(({ refused }) => refused === undefined)) return;
      const tell = (part: SentPart | undefined) => {
        setSent(part);
        if (!part) void read();
      };
      await sendUploads(account, shootId, client, tell).catch(() => {});
      setSent(undefined);
      const left = await read();
      if (left.length < before.length)
        await queryClient.invalidateQueries({ queryKey: planQuery(shootId).queryKey });
    };
    const name = `lensemble-uploads-${shootId}`;
    await (navigator.locks ? navigator.locks.request(name, inOneTab) : inOneTab());
  }, [account, shootId, client, queryClient, read]);

  useEffect(() => {
    const start = async () => {
      for (const { shotId, picture } of await readUploads(account, shootId)) show(shotId, picture);
      await send();
    };
    void start();
    return onServerBack(() => void send());
  }, [account, shootId, send, show]);

  const keep = async (upload: KeptUpload) => {
    show(upload.shotId, upload.picture);
    await keepUpload(upload);
    await read();
  };
  const keepAndSend = async (upload: KeptUpload) => {
    await keep(upload);
    await send();
  };
  return {
    pictures,
    waiting,
    sent,
    add: (shotId, file) =>
      keepAndSend({ account, shootId, shotId, key: randomKey(), name: file.name, picture: file }),
    // The server would answer the old key as before.
    retry: ({ refused: _, ...upload }) => keepAndSend({ ...upload, key: randomKey() }),
    remove: async (upload) => {
      taken.delete(upload.shotId);
      setPictures(urls.show(taken));
      await removeUpload(upload);
      await read();
    },
    keep,
  };
}
