import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callSheetAddress } from '@lensemble/contract/call-sheets';
import { expect, onTestFinished, test } from 'vitest';
import { localFolderStorage } from '../../ports/storage/local-folder.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { fullShoot } from '../../testing/call-sheets.ts';
import { makeForm, makePicture } from '../../testing/images.ts';
import { signedIn } from '../../testing/login.ts';
import { textOfDocx } from '../../testing/word-files.ts';

async function start(overrides: Parameters<typeof testApp>[0]): Promise<TestApp> {
  const t = await testApp(overrides);
  onTestFinished(() => t.close());
  return t;
}

/** Port 1 refuses every connection. */
const s3 = {
  bucket: 'shoots',
  endpoint: 'http://127.0.0.1:1',
  region: 'garage',
  accessKeyId: 'id',
  secretAccessKey: 'key',
};

async function upload(t: TestApp) {
  const form = await makeForm({ file: { content: await makePicture() } });
  return (await signedIn(t)).request('POST', '/api/images/costumes', form);
}

test('while the picture storage is away, a failed upload names it and says that nothing is lost', async () => {
  const t = await start({ env: { s3 } });
  expect(await upload(t)).toMatchObject({
    status: 503,
    body: {
      code: 'unavailable',
      error:
        'The picture was not saved, because the bucket "shoots" is not available. Nothing else is lost. Please try again later.',
    },
  });
});

async function expectSheetWithoutPictures(
  t: TestApp,
  ada: Awaited<ReturnType<typeof signedIn>>,
  shootId: string,
) {
  const { statusCode, rawPayload } = await t.app.inject({
    url: callSheetAddress(ada.team.id, shootId, 'docx'),
    headers: { ...(ada.cookie && { cookie: ada.cookie }), 'sec-fetch-site': 'same-origin' },
  });
  expect(statusCode).toBe(200);
  const { text, pictures } = textOfDocx(rawPayload);
  expect(pictures).toBe(0);
  expect(text).toContain('Antler crown');
  expect(text).toContain('The reference pictures could not be loaded when this sheet was made.');
}

test('while the picture storage is away, a call sheet comes without pictures and says so', async () => {
  const t = await start({ env: { s3 } });
  const ada = await signedIn(t);
  const { shoot } = await fullShoot(t, ada);
  await expectSheetWithoutPictures(t, ada, shoot.id);
});

test('a file in place of the picture folder is named, and a call sheet says that pictures are missing', async () => {
  const t = await start({});
  const ada = await signedIn(t);
  const { shoot } = await fullShoot(t, ada);
  const folder = join(t.env.dataDir, 'storage');
  await rename(folder, `${folder}.before`);
  await writeFile(folder, '');
  await expectSheetWithoutPictures(t, ada, shoot.id);
  const pictures = `${folder} is not a folder: move it away`;
  expect(await t.app.checkStorage()).toBe(pictures);
  const { body } = await t.app.inject({ url: '/healthz' });
  expect(JSON.parse(body)).toEqual({ status: 'degraded', pictures });
});

test('a full disk refuses a picture with this reason', async () => {
  const full = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  const t = await start({
    deps: { storage: { ...localFolderStorage('/nonexistent'), put: full } },
  });
  expect(await upload(t)).toMatchObject({
    status: 503,
    body: {
      code: 'unavailable',
      error: 'The disk of this server is full, so this was not saved. Please tell the operator.',
    },
  });
});
