import { callSheetAddress } from '@lensemble/contract/call-sheets';
import type { DayContact } from '@lensemble/contract/day-contacts';
import { setLanguage } from '@lensemble/contract/languages';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { de } from '@lensemble/messages/call-sheets/de';
import { en } from '@lensemble/messages/call-sheets/en';
import { es } from '@lensemble/messages/call-sheets/es';
import { fr } from '@lensemble/messages/call-sheets/fr';
import { ja } from '@lensemble/messages/call-sheets/ja';
import { localeOf } from '@lensemble/messages/languages';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { type StandInOpenMeteo, startOpenMeteo } from '../../../../../testing/open-meteo.ts';
import { shootParticipants } from '../../db/schema/shoot-links.ts';
import { makeDeps } from '../../make-deps.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { fullShoot, NASTY_TITLES } from '../../testing/call-sheets.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildLocation, buildShoot } from '../../testing/shoots.ts';
import { buildShots } from '../../testing/shots.ts';
import { textOfDocx } from '../../testing/word-files.ts';
import { keptCallSheet } from './service.ts';

const t = await testApp();
afterAll(() => t.close());
const { orm } = t.database;

type Person = Awaited<ReturnType<typeof signedIn>>;

async function fetchSheet({ cookie }: Person, url: string) {
  const headers = { ...(cookie && { cookie }), 'sec-fetch-site': 'same-origin' };
  return t.app.inject({ method: 'GET', url, headers });
}

async function readPdf(bytes: Buffer): Promise<{ pages: number; text: string }> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { pages: totalPages, text: text.replace(/\s+/g, ' ') };
}

describe('the call sheet of a shoot', () => {
  test('as a PDF has all details, in all scripts, and no email address', async () => {
    const ada = await signedIn(t);
    const { shoot, words, addresses } = await fullShoot(t, ada);
    const answer = await fetchSheet(ada, callSheetAddress(ada.team.id, shoot.id, 'pdf'));
    expect(answer.statusCode).toBe(200);
    const { text } = await readPdf(answer.rawPayload);
    for (const word of words) expect(text).toContain(word);
    for (const address of addresses) expect(text).not.toContain(address);
  });

  test('says the same as a Word file', async () => {
    const ada = await signedIn(t);
    const { shoot, words, addresses } = await fullShoot(t, ada);
    const answer = await fetchSheet(ada, callSheetAddress(ada.team.id, shoot.id, 'docx'));
    expect(answer.statusCode).toBe(200);
    const { text, pictures } = textOfDocx(answer.rawPayload);
    for (const word of words) expect(text).toContain(word);
    for (const address of addresses) expect(text).not.toContain(address);
    // The third reference has no file.
    expect(pictures).toBe(2);
  });

  test.each([
    ['de', de, 'Seite 1 von', 'Callsheet'],
    ['es', es, 'Página 1 de', 'Hoja de rodaje'],
    ['fr', fr, 'Page 1 sur', 'Feuille de service'],
    ['ja', ja, '1 / ', '香盤表'],
  ] as const)(
    '(%s) is in the language of the reader in both forms',
    async (language, own, page, kind) => {
      const ada = await signedIn(t);
      const { shoot } = await fullShoot(t, ada);
      await ada.call(setLanguage, { body: { language } });
      const address = (format: 'pdf' | 'docx') => callSheetAddress(ada.team.id, shoot.id, format);
      const pdf = await fetchSheet(ada, address('pdf'));
      const { text } = await readPdf(pdf.rawPayload);
      expect(text).toContain(page);
      expect(pdf.rawPayload.toString('latin1')).toContain(`/Lang (${language})`);
      const docx = await fetchSheet(ada, address('docx'));
      const { text: words, language: proofing } = textOfDocx(docx.rawPayload);
      expect(proofing).toBe(localeOf(language));
      expect(words).toContain(kind);
      for (const [key, english] of Object.entries(en)) {
        const translated = own[key as keyof typeof en];
        if (typeof english !== 'string' || english.includes('{') || english === translated)
          continue;
        expect(words.match(new RegExp(`\\b${english}\\b`))?.input ?? key).toBe(key);
      }
      expect(words).not.toMatch(/\d [AP]M\b/);
    },
  );

  test('is shown, or downloaded, under a name of its own and not cached', async () => {
    const ada = await signedIn(t);
    const shoot = await buildShoot(orm, ada.team, { title: 'A/B "夜"; x\r\ny' });
    const pdf = await fetchSheet(ada, callSheetAddress(ada.team.id, shoot.id, 'pdf'));
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'inline; filename="Call sheet A B x y.pdf"; filename*=UTF-8\'\'Call%20sheet%20A%20B%20%E5%A4%9C%20x%20y.pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(pdf.headers['content-security-policy']).toContain("default-src 'none'");
    const docx = await fetchSheet(ada, callSheetAddress(ada.team.id, shoot.id, 'docx'));
    expect(docx.headers['content-disposition']).toMatch(/^attachment; .*\.docx$/);
    expect(docx.headers['content-type']).toMatch(/wordprocessingml/);
  });

  test('has no title end its name in the header, also not in wide letters', async () => {
    const ada = await signedIn(t);
    const shoot = await buildShoot(orm, ada.team, { title: 'x＂； filename=＂evil．exe／％0a' });
    const { headers } = await fetchSheet(ada, callSheetAddress(ada.team.id, shoot.id, 'docx'));
    const [, plain] =
      /^attachment; filename="([^"]*)"; filename\*=UTF-8''[\w%.-]+$/.exec(
        String(headers['content-disposition']),
      ) ?? [];
    expect(plain).toBe('Call sheet x filename= evil.exe 0a.docx');
  });

  test('leads from a Word file to addresses as programs read them', async () => {
    const ada = await signedIn(t);
    const instagramLinks = [`https://例え.jp/夜"<b>&'|%zz?a=b c`];
    const shoot = await buildShoot(orm, ada.team, { instagramLinks });
    const docx = await fetchSheet(ada, callSheetAddress(ada.team.id, shoot.id, 'docx'));
    const { links, text } = textOfDocx(docx.rawPayload);
    expect(text).toContain(instagramLinks[0]);
    expect(links).toEqual(["https://xn--r8jz45g.jp/%E5%A4%9C%22%3Cb%3E&'|%25zz?a=b%20c"]);
  });

  test.each(NASTY_TITLES)('takes %j for what it is: text', async (title) => {
    const ada = await signedIn(t);
    const shoot = await buildShoot(orm, ada.team, { title, description: title });
    const pdf = await fetchSheet(ada, callSheetAddress(ada.team.id, shoot.id, 'pdf'));
    expect(pdf.statusCode).toBe(200);
    expect((await readPdf(pdf.rawPayload)).pages).toBe(1);
    const docx = await fetchSheet(ada, callSheetAddress(ada.team.id, shoot.id, 'docx'));
    expect(textOfDocx(docx.rawPayload).text).toContain(title.replace(/\s+/g, ' ').trim());
  });

  test('leaves out letters that no document may carry', async () => {
    const ada = await signedIn(t);
    const title = 'a\u0001b\u000bc\ufffe\u009fd \u202ee';
    const shoot = await buildShoot(orm, ada.team, { title });
    const docx = await fetchSheet(ada, callSheetAddress(ada.team.id, shoot.id, 'docx'));
    expect(textOfDocx(docx.rawPayload).text).toContain('ab cd e');
  });

  test('has no place for rain without a place', async () => {
    const ada = await signedIn(t);
    const { id: secondLocationId } = await buildLocation(orm, ada.team);
    const shoot = await buildShoot(orm, ada.team, { secondLocationId });
    const docx = await fetchSheet(ada, callSheetAddress(ada.team.id, shoot.id, 'docx'));
    expect(textOfDocx(docx.rawPayload).text).not.toContain('If it rains');
  });

  test('goes over pages where there is much, and says on each which it is', async () => {
    const ada = await signedIn(t);
    const notes = Array.from({ length: 1_000 }, (_, index) => `Entry ${index + 1} of the list`);
    const description = notes.join('\n').slice(0, 10_000);
    const shoot = await buildShoot(orm, ada.team, { title: 'x'.repeat(200), description });
    const pdf = await fetchSheet(ada, callSheetAddress(ada.team.id, shoot.id, 'pdf'));
    const { pages, text } = await readPdf(pdf.rawPayload);
    expect(pages).toBeGreaterThan(5);
    for (const line of description.split('\n').slice(0, -1)) expect(text).toContain(line);
    expect(text).toMatch(new RegExp(`Printed .* Page ${pages} of ${pages}`));
  });

  test("is a 404 for another team's, an unknown and a malformed id", async () => {
    const [ada, eve] = await Promise.all([signedIn(t), signedIn(t)]);
    const shoot = await buildShoot(orm, ada.team);
    for (const [team, id] of [
      [ada.team.id, shoot.id],
      [eve.team.id, shoot.id],
      [eve.team.id, 'x'],
    ] as const) {
      const answer = await fetchSheet(eve, callSheetAddress(team, id, 'pdf'));
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { error: 'This was not found', code: 'not_found' },
      ]);
    }
  });

  test('reaches all concurrent requests', async () => {
    const ada = await signedIn(t);
    const shoot = await buildShoot(orm, ada.team);
    const url = callSheetAddress(ada.team.id, shoot.id, 'pdf');
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetchSheet(ada, url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  });
});

describe('the day-of contact of a call sheet', () => {
  const phone = '+39 055 1234567';

  async function sheetsWith(
    dayContact: DayContact | null,
    crew: Readonly<Record<string, unknown>> | null,
  ) {
    const ada = await signedIn(t);
    const shoot = await buildShoot(orm, ada.team);
    const personnelId = crew && (await buildItem(orm, ada.team, 'personnel', crew));
    const of = { teamId: ada.team.id, shootId: shoot.id };
    await orm
      .insert(shootParticipants)
      .values({ ...of, personnelId, name: 'Kim', role: 'Producer', dayContact });
    const [pdf, docx] = await Promise.all(
      (['pdf', 'docx'] as const).map((format) =>
        fetchSheet(ada, callSheetAddress(ada.team.id, shoot.id, format)),
      ),
    );
    return [(await readPdf(pdf!.rawPayload)).text, textOfDocx(docx!.rawPayload).text];
  }

  test('is named with role and number once the team shows the number', async () => {
    for (const text of await sheetsWith('phone', { name: 'Mira Okafor', phone })) {
      expect(text).toMatch(/Day-of contact\s+Mira Okafor\s+Producer\s+\+39 055 1234567\s+Phone/);
    }
  });

  test.each([
    ['of whom the team shows the name only', 'name', { name: 'Mira Okafor', phone }],
    ['without a number in the crew list', 'phone', { name: 'Mira Okafor' }],
  ] as const)('%s has no number', async (_, dayContact, crew) => {
    for (const text of await sheetsWith(dayContact, crew)) {
      expect(text).toMatch(/Day-of contact\s+Mira Okafor\s+Producer/);
      expect(text).not.toContain(phone);
      expect(text).not.toContain('Phone');
    }
  });

  test('may be a participant outside the crew list', async () => {
    for (const text of await sheetsWith('phone', null)) {
      expect(text).toMatch(/Day-of contact\s+Kim\s+Producer/);
    }
  });

  test('has no section without a choice', async () => {
    for (const text of await sheetsWith(null, { name: 'Mira Okafor', phone })) {
      expect(text).toContain('Mira Okafor');
      expect(text).not.toMatch(/Day-of contact|055/);
    }
  });
});

describe('the weather of a call sheet', () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

  async function textOfSheet(server: TestApp, language?: string): Promise<string> {
    const ada = await signedIn(server);
    const { orm } = server.database;
    const place = await buildLocation(orm, ada.team, { latitude: 43.15, longitude: 11.155 });
    const plan = { date: tomorrow, time: '10:00', timeZone: 'Europe/Rome', locationId: place.id };
    const { id } = await buildShoot(orm, ada.team, plan);
    const answer = await server.app.inject({
      method: 'GET',
      url: callSheetAddress(ada.team.id, id, 'pdf'),
      headers: {
        cookie: ada.cookie ?? '',
        'sec-fetch-site': 'same-origin',
        ...(language && { 'accept-language': language }),
      },
    });
    expect(answer.statusCode).toBe(200);
    return (await readPdf(answer.rawPayload)).text;
  }

  async function appWith(meteo: StandInOpenMeteo): Promise<TestApp> {
    const maps = { ...t.env.maps, weatherUrl: meteo.env.WEATHER_URL };
    const server = await testApp({ env: { maps } });
    onTestFinished(() => server.close());
    return server;
  }

  test('is the forecast of its hours, in the units of the reader, with its source', async () => {
    const meteo = await startOpenMeteo();
    onTestFinished(() => meteo.close());
    const server = await appWith(meteo);
    const [metric, imperial] = [await textOfSheet(server), await textOfSheet(server, 'en-US')];
    expect(metric).toMatch(/Weather Sky Partly cloudy Temperature \d+ to \d+ °C/);
    expect(metric).toContain('Open-Meteo');
    expect(imperial).toMatch(/\d °F/);
  });

  test('is left out while the service fails', async () => {
    const meteo = await startOpenMeteo();
    onTestFinished(() => meteo.close());
    meteo.trouble = { way: 'refuse', status: 503 };
    expect(await textOfSheet(await appWith(meteo))).not.toContain('Weather');
  });
});

test('a user who requests too many call sheets has to wait, and no other user', async () => {
  const limited = await testApp({ env: { rateLimits: true } });
  const ada = await signedIn(limited);
  const { id } = await buildShoot(limited.database.orm, ada.team);
  const sheetOf = (who: Person) => who.get(callSheetAddress(ada.team.id, id, 'pdf'));
  expect((await sheetOf(ada)).status).toBe(200);
  await limited.database.pool.query(
    `update rate_limits set points = 200 where key like 'callSheetOfPerson:%'`,
  );
  expect(await sheetOf(ada)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  const bo = await signedIn(limited, { team: ada.team, role: 'member' });
  expect((await sheetOf(bo)).status).toBe(200);
  await limited.close();
});

describe('the shot list on the call sheet', () => {
  const sheets = async (ada: Person, shootId: string) => {
    const [pdf, docx] = await Promise.all([
      fetchSheet(ada, callSheetAddress(ada.team.id, shootId, 'pdf')),
      fetchSheet(ada, callSheetAddress(ada.team.id, shootId, 'docx')),
    ]);
    return [(await readPdf(pdf.rawPayload)).text, textOfDocx(docx.rawPayload).text] as const;
  };

  test('is there in both forms, with times, people, things and notes, and only if there is one', async () => {
    const ada = await signedIn(t);
    const { shoot } = await fullShoot(t, ada);
    for (const text of await sheets(ada, shoot.id)) expect(text).not.toContain('Shot List');
    const { participants, costumes, references } = (await ada.get(`/api/shoots/${shoot.id}`))
      .body as ShootDetail;
    await buildShots(orm, shoot, [
      { kind: 'makeup', minutes: 20 },
      {
        ...{ title: 'Crown <against> the arch', pin: '16:00', notes: 'Expose for the window' },
        participantIds: [participants[2]!.id],
        costumeIds: [costumes[0]!.costumeId],
        referenceId: references[0]!.id,
      },
    ]);
    for (const text of await sheets(ada, shoot.id))
      for (const word of [
        ...['Shot List', '1 shot · 1 block · 45 min planned of 2h 30m', '10 min free'],
        ...['3:30 PM', 'Makeup', '20 min', '4:00 PM', 'pinned', 'Crown <against> the arch'],
        ...['Shot 1 · 山田花子 · Morgan le Fay', 'Expose for the window', '4:15 PM'],
        ...['Golden hour · 3 min into Crown <against> the arch', 'End of the day'],
      ])
        expect(text.replace(/\s+/g, ' ')).toContain(word);
  });

  test('is in a sheet that is attached to emails as it is now', async () => {
    const ada = await signedIn(t);
    const { shoot } = await fullShoot(t, ada);
    const found = (await ada.get(`/api/shoots/${shoot.id}`)).body as ShootDetail;
    const make = async () => {
      const { content } = await keptCallSheet(makeDeps(t), ada.scope, found, { language: 'en' });
      return (await readPdf(content)).text;
    };
    expect(await make()).not.toContain('Shot List');
    await buildShots(orm, shoot, [{ title: 'Arch' }]);
    expect(await make()).toContain('Shot List');
  });
});
