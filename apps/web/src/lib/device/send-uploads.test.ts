import 'fake-indexeddb/auto';
import { noPacking } from '@lensemble/contract/packing-records';
import { newShot, type Shot } from '@lensemble/contract/shots';
import { TEAM_HEADER } from '@lensemble/contract/team-header';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayOf } from '@/lib/day/day-clients.ts';
import { announceShownTeam, setShownTeam } from '@/lib/teams/shown-team.ts';
import { type SentPart, sendUploads } from './send-uploads.ts';
import { keepUpload, readUploads } from './uploads.ts';

const shootId = '00000000-0000-4000-8000-000000000009';
const shot: Shot = {
  ...newShot.parse({ title: 'Ivy gate' }),
  ...{ id: '00000000-0000-4000-8000-000000000001', state: 'open', actualEnd: null },
};
const referenceId = '00000000-0000-4000-8000-000000000002';

/** What the server says to the next uploads: the status. */
let statuses: number[] = [];
const sent: string[] = [];
/** Sends nothing. */
class Request {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly #headers = new Map<string, string>();
  status = 0;
  responseText = '';
  statusText = '';
  onload = () => {};
  onloadend = () => {};
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  getResponseHeader(): null {
    return null;
  }
  send(): void {
    sent.push(`${this.#headers.get(TEAM_HEADER)} ${this.#headers.get('idempotency-key')}`);
    this.status = statuses.shift() ?? 201;
    this.responseText = JSON.stringify({ id: referenceId });
    queueMicrotask(() => {
      this.upload.onprogress?.({ loaded: 1, total: 4 });
      this.onload();
      this.onloadend();
    });
  }
}

function show(team: string): void {
  setShownTeam(team);
  announceShownTeam();
}

async function openDay() {
  const client = dayOf(shootId);
  await client.receive({ revision: 1, shots: [shot], packing: noPacking });
  return client;
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.stubGlobal('window', new EventTarget());
  sent.length = 0;
});
afterEach(() => {
  // Closes the days.
  show('none');
  vi.unstubAllGlobals();
});

test('a picture stays while another team is active, and is then sent once, with its key, for its shot', async () => {
  show('first');
  await keepUpload({
    ...{ account: 'yuki', shootId, shotId: shot.id, key: 'one', name: 'a.jpg' },
    picture: new Blob(['picture']),
  });
  statuses = [409];
  await expect(sendUploads('yuki', shootId, await openDay())).rejects.toThrow();
  expect(await readUploads('yuki', shootId)).toMatchObject([{ key: 'one' }]);

  show('second');
  show('first');
  const client = await openDay();
  const progress: (SentPart | undefined)[] = [];
  await sendUploads('yuki', shootId, client, (part) => progress.push(part));
  expect(progress).toEqual([{ shotId: shot.id, fraction: 0.25 }, undefined]);
  expect(sent).toEqual(['first one', 'first one']);
  expect(await readUploads('yuki', shootId)).toEqual([]);
  expect(client.current().shots).toMatchObject([{ id: shot.id, referenceId }]);
});

test('a picture that the server refuses keeps no other one from being sent, and stays with the reason until the user decides', async () => {
  show('third');
  for (const [shotId, key] of [
    ['a', 'one'],
    ['b', 'two'],
  ] as const)
    await keepUpload({
      ...{ account: 'yuki', shootId, shotId, key, name: 'a.jpg' },
      picture: new Blob(['picture']),
    });
  statuses = [422];
  const client = await openDay();
  await expect(sendUploads('yuki', shootId, client)).rejects.toThrow();
  const [left, ...others] = await readUploads('yuki', shootId);
  expect(others).toEqual([]);
  expect(left).toMatchObject({ key: 'one', refused: 'The server did not accept it.' });
  await sendUploads('yuki', shootId, client);
  expect(sent).toEqual(['third one', 'third two']);

  const { refused: _, ...upload } = left!;
  await keepUpload({ ...upload, key: 'three' });
  await sendUploads('yuki', shootId, client);
  expect(sent.at(-1)).toBe('third three');
  expect(await readUploads('yuki', shootId)).toEqual([]);
});

test('a picture waits while the session has ended or there are too many requests', async () => {
  show('fourth');
  await keepUpload({
    ...{ account: 'yuki', shootId, shotId: 'a', key: 'one', name: 'a.jpg' },
    picture: new Blob(['picture']),
  });
  statuses = [429];
  await expect(sendUploads('yuki', shootId, await openDay())).rejects.toThrow();
  const [waiting] = await readUploads('yuki', shootId);
  expect(waiting?.refused).toBeUndefined();
});
