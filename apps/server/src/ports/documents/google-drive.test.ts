import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KeptFile } from '../../../../../testing/google/drive.ts';
import {
  type StandInGoogle,
  serviceAccountEnv,
  startStandInGoogle,
} from '../../../../../testing/google/google.ts';
import { googleEnv } from '../../testing/google-app.ts';
import { ExternalServiceError } from '../external-service-error.ts';
import { googleApi } from '../google/api.ts';
import { serviceAccountTokens } from '../google/service-account.ts';
import { googleDrive } from './google-drive.ts';
import type { Documents } from './port.ts';

let google: StandInGoogle;
let documents: Documents;
beforeAll(async () => {
  google = await startStandInGoogle();
  documents = driveWith('shared-folder');
});
beforeEach(() => google.reset());
afterAll(() => google.close());

function driveWith(folderId?: string, timeoutMs?: number): Documents {
  const { serviceAccount, endpoints } = googleEnv(serviceAccountEnv(google));
  const tokens = serviceAccountTokens(serviceAccount!, endpoints);
  const place = { service: 'Google Docs', owner: 'server', apiUrl: google.url } as const;
  return googleDrive(googleApi(place, tokens, timeoutMs), folderId);
}

const sheet = { name: 'Neon “Alley” — 夜\r\n--x', docx: randomBytes(2_000) };
const BIG = randomBytes(5_500_000);
const files = (): KeptFile[] => [...google.drive.files.values()];
const anybody = { type: 'anyone', role: 'reader' };

describe('a call sheet', () => {
  test('becomes a Google Doc in the shared folder, readable by anyone with the link', async () => {
    const saved = await documents.save(sheet);
    expect(files()).toEqual([
      {
        id: saved.fileId,
        name: sheet.name,
        mimeType: 'application/vnd.google-apps.document',
        parents: ['shared-folder'],
        content: sheet.docx,
        permissions: [anybody],
        trashed: false,
      },
    ]);
    expect(saved.url).toBe(`${google.url}/document/d/${saved.fileId}/edit`);
  });

  test('of a person goes to their own Drive, and is not shared', async () => {
    await driveWith().save(sheet);
    expect(files()).toMatchObject([{ parents: ['root'], permissions: [] }]);
  });

  test('takes the place of the one before, under its address', async () => {
    const first = await documents.save(sheet);
    const docx = randomBytes(3_000);
    const second = await documents.save({ name: 'Renamed', docx }, first.fileId);
    expect(second).toEqual(first);
    expect(files()).toMatchObject([{ name: 'Renamed', content: docx, permissions: [anybody] }]);
  });

  test.each(['deleted', 'put into the bin'])(
    'is made again if the former one was %s',
    async (how) => {
      const first = await documents.save(sheet);
      if (how === 'deleted') google.drive.files.clear();
      else google.drive.files.get(first.fileId)!.trashed = true;
      const second = await documents.save(sheet, first.fileId);
      expect(second.fileId).not.toBe(first.fileId);
      expect(google.drive.files.get(second.fileId)).toMatchObject({ permissions: [anybody] });
    },
  );

  test('of many pictures arrives whole, the first time and again', async () => {
    const first = await documents.save({ ...sheet, docx: BIG });
    expect(files()[0]!.content.equals(BIG)).toBe(true);
    expect(files()).toMatchObject([{ name: sheet.name, parents: ['shared-folder'] }]);
    const again = Buffer.concat([BIG, Buffer.from('.')]);
    expect(await documents.save({ ...sheet, docx: again }, first.fileId)).toEqual(first);
    expect(files()[0]!.content.equals(again)).toBe(true);
    google.drive.files.clear();
    expect((await documents.save({ ...sheet, docx: BIG }, first.fileId)).fileId).not.toBe(
      first.fileId,
    );
  });
});

test('is kept if the owner of the drive forbids public links', async () => {
  google.drive.isClosed = true;
  await documents.save(sheet);
  expect(files()).toMatchObject([{ permissions: [] }]);
});

test('can be read by link also where Google wants that said slower', async () => {
  const reason = 'sharingRateLimitExceeded';
  google.misbehaviour = { way: 'refuse', status: 403, reason, at: /permissions$/, times: 1 };
  await documents.save(sheet);
  expect(files()).toMatchObject([{ permissions: [anybody] }]);
});

test.each([
  ['fails', { way: 'refuse', status: 500, reason: 'backendError' }],
  ['says nothing, until the time is up', { way: 'silence' }],
] as const)(
  'leaves no document behind that could not be opened to its readers, as Google %s',
  async (_, way) => {
    google.misbehaviour = { ...way, at: /permissions$/ };
    await expect(driveWith('shared-folder', 5_000).save(sheet)).rejects.toThrow(
      ExternalServiceError,
    );
    expect(files()).toEqual([]);
  },
);

test('is never sent twice where the answer got lost', async () => {
  google.misbehaviour = { way: 'half', at: /^POST \/upload/, isDone: true };
  await expect(documents.save(sheet)).rejects.toThrow('Google Docs');
  expect(files()).toHaveLength(1);
});

test('an answer that is no document of Google’s is none', async () => {
  google.misbehaviour = { way: 'other', at: /upload/ };
  await expect(documents.save(sheet)).rejects.toThrow(ExternalServiceError);
});
