import { callSheetAddress } from '@lensemble/contract/call-sheets';
import { exportDoc, saveDocs } from '@lensemble/contract/documents';
import { getShoot } from '@lensemble/contract/shoots';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallSheetDocument, Documents } from '../../ports/documents/port.ts';
import { ExternalServiceError } from '../../ports/external-service-error.ts';
import { testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';
import { textOfDocx } from '../../testing/word-files.ts';

const folder = new Map<string, CallSheetDocument>();
let isAway = false;
const sharedDocuments: Documents = {
  async save(document, fileId = `file-${folder.size + 1}`) {
    if (isAway) throw new ExternalServiceError('Google Docs');
    folder.set(fileId, document);
    return { fileId, url: `https://docs.example.org/${fileId}` };
  },
};

const plain = await testApp();
const shared = await testApp({ deps: { sharedDocuments } });
afterAll(() => Promise.all([plain.close(), shared.close()]));
beforeEach(() => {
  folder.clear();
  isAway = false;
});

async function shootIn(t: typeof plain) {
  const ada = await signedIn(t);
  const shoot = await buildShoot(t.database.orm, ada.team);
  const params = { id: shoot.id };
  const read = async () => (await ada.call(getShoot, { params })).body;
  return { ada, shoot, params, read };
}

const revisionOf = async (t: typeof plain, teamId: string) => {
  const text = 'select revision from teams where id = $1';
  const { rows } = await t.database.pool.query<{ revision: string }>(text, [teamId]);
  return Number(rows[0]?.revision);
};

describe('without Google', () => {
  test('a call sheet is exported to the server itself, and the shoot says so', async () => {
    const { ada, shoot, params, read } = await shootIn(plain);
    const before = await revisionOf(plain, ada.team.id);
    const { docUrl } = (await ada.call(exportDoc, { params, body: {} })).body;
    expect(docUrl).toBe(callSheetAddress(ada.team.id, shoot.id, 'pdf'));
    expect((await ada.get(docUrl)).status).toBe(200);
    // The version stays, so that people who edit the shoot get no conflict.
    expect(await read()).toMatchObject({ docsUrl: docUrl, version: shoot.version });
    expect(await revisionOf(plain, ada.team.id)).toBeGreaterThan(before);
  });

  test('a second export changes nothing: the sheet is made when it is opened', async () => {
    const { ada, params } = await shootIn(plain);
    const first = (await ada.call(exportDoc, { params, body: {} })).body;
    const revision = await revisionOf(plain, ada.team.id);
    expect((await ada.call(exportDoc, { params, body: {} })).body).toEqual(first);
    expect(await revisionOf(plain, ada.team.id)).toBe(revision);
  });

  test('saving to Google Docs says that it is not set up, and changes nothing', async () => {
    const { ada, params, read } = await shootIn(plain);
    const before = await read();
    const answer = await ada.post(`/api/shoots/${params.id}/docs`, { title: 'x', costumes: [] });
    expect([answer.status, answer.body]).toEqual([
      503,
      { error: 'Google Docs is not set up on this server', code: 'not_configured' },
    ]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await read()).toEqual(before);
  });
});

describe('with a shared folder', () => {
  test('a call sheet becomes one document, which the next export changes', async () => {
    const { ada, shoot, params, read } = await shootIn(shared);
    const { docUrl } = (await ada.call(exportDoc, { params, body: {} })).body;
    expect(docUrl).toBe('https://docs.example.org/file-1');
    await ada.request('PATCH', `/api/shoots/${shoot.id}`, { body: { title: 'Another title' } });
    expect((await ada.call(saveDocs, { params, body: { title: 'Ignored' } })).body).toEqual({
      docUrl,
    });
    expect([...folder.keys()]).toEqual(['file-1']);
    const { name, docx } = folder.get('file-1')!;
    expect(name).toBe('Another title');
    expect(textOfDocx(docx).text).toContain('Another title');
    expect(await read()).toMatchObject({ docsUrl: docUrl, version: shoot.version + 1 });
  });

  test('two exports at once make one document', async () => {
    const { ada, params } = await shootIn(shared);
    const ask = () => ada.call(exportDoc, { params, body: {} });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map(({ body }) => body.docUrl)).size).toBe(1);
    expect(folder.size).toBe(1);
  });

  test('a folder that is away is a 503 that names it, with the shoot as it was', async () => {
    const { ada, params, read } = await shootIn(shared);
    const before = await read();
    isAway = true;
    const answer = await ada.post(`/api/shoots/${params.id}/export-doc`, {});
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ code: 'unavailable' });
    expect((answer.body as { error: string }).error).toMatch(/Google Docs/);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(await read()).toEqual(before);
  });

  test("another team's shoot and an unknown field are refused", async () => {
    const { shoot } = await shootIn(shared);
    const eve = await signedIn(shared);
    for (const path of ['export-doc', 'docs']) {
      expect((await eve.post(`/api/shoots/${shoot.id}/${path}`, {})).status).toBe(404);
      const body = { surprise: true };
      expect((await eve.post(`/api/shoots/${shoot.id}/${path}`, body)).status).toBe(422);
    }
    expect(folder.size).toBe(0);
  });
});
