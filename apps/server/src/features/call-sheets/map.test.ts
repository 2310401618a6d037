import { type CallSheetFormat, callSheetAddress } from '@lensemble/contract/call-sheets';
import { setLanguage } from '@lensemble/contract/languages';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type StandInMapTiles, startMapTiles } from '../../../../../testing/map-tiles.ts';
import { buildApp } from '../../app.ts';
import { mapSettings, readMaps } from '../../start/settings/maps.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildLocation, buildShoot } from '../../testing/shoots.ts';
import { textOfDocx } from '../../testing/word-files.ts';

const CREDIT = '© OpenStreetMap contributors · openstreetmap.org/copyright';
const EIFFEL_TOWER = { name: 'Tour Eiffel', latitude: 48.8584, longitude: 2.2945 };

let tiles: StandInMapTiles;
let t: TestApp;
let app: TestApp['app'];
beforeAll(async () => {
  tiles = await startMapTiles();
  t = await testApp();
});
beforeEach(async () => {
  tiles.trouble = undefined;
  const maps = readMaps(z.object(mapSettings).parse({ ...tiles.env, WEATHER_URL: 'off' }));
  app = await buildApp({ env: { ...t.env, maps }, database: t.database });
  await app.ready();
});
afterEach(async () => {
  await app.close();
  vi.restoreAllMocks();
});
afterAll(async () => {
  await t.close();
  await tiles.close();
});

async function planAt(place: Partial<typeof EIFFEL_TOWER>) {
  const { orm } = t.database;
  const person = await signedIn({ ...t, app });
  const location = await buildLocation(orm, person.team, { ...place, meetingPoint: 'South gate' });
  const shoot = await buildShoot(orm, person.team, { locationId: location.id });
  const sheet = async (format: CallSheetFormat): Promise<Buffer> => {
    const url = callSheetAddress(person.team.id, shoot.id, format);
    const headers = { cookie: person.cookie ?? '', 'sec-fetch-site': 'same-origin' };
    const answer = await app.inject({ method: 'GET', url, headers });
    expect(answer.statusCode).toBe(200);
    return answer.rawPayload;
  };
  return { person, sheet };
}

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  return text.replace(/\s+/g, ' ');
}

async function altsOf(pdf: Buffer): Promise<string> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  return JSON.stringify(await page.getStructTree());
}

/** A sheet may be made before its map is ready. Later ones have it. */
const withMap = (sheet: () => Promise<Buffer>, creditOf: (file: Buffer) => Promise<string>) =>
  vi.waitFor(
    async () => {
      const file = await sheet();
      expect(await creditOf(file)).toContain(CREDIT);
      return file;
    },
    { timeout: 30_000 },
  );

test('the PDF shows the map beside the way to the place, with words for it in the language of the reader', async () => {
  const { person, sheet } = await planAt(EIFFEL_TOWER);
  await person.call(setLanguage, { body: { language: 'de' } });
  const pdf = await withMap(() => sheet('pdf'), textOf);
  expect(await textOf(pdf)).toMatch(/Anfahrt .*South gate/);
  expect(await altsOf(pdf)).toContain('"alt":"Karte der Umgebung von Tour Eiffel"');
});

test('the Word file shows it too', async () => {
  const { sheet } = await planAt(EIFFEL_TOWER);
  const docx = await withMap(
    () => sheet('docx'),
    async (file) => textOfDocx(file).text,
  );
  expect(textOfDocx(docx).pictures).toBe(1);
  const xml = strFromU8(unzipSync(new Uint8Array(docx))['word/document.xml'] ?? new Uint8Array());
  expect(xml).toContain('descr="Map of the area around Tour Eiffel"');
});

test('a place without coordinates has none', async () => {
  const { sheet } = await planAt({ name: 'Somewhere' });
  expect(await textOf(await sheet('pdf'))).not.toContain('OpenStreetMap');
});

test('a silent tile server neither fails nor holds up a sheet', async () => {
  // A deadline that never ends the requests.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  tiles.trouble = { way: 'silence' };
  const { sheet } = await planAt(EIFFEL_TOWER);
  tiles.asked.length = 0;
  const text = await textOf(await sheet('pdf'));
  expect(text).toContain('South gate');
  expect(text).not.toContain('OpenStreetMap');
  expect(tiles.asked.length).toBeGreaterThan(0);
});
