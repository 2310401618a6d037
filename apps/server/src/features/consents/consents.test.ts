import { randomUUID } from 'node:crypto';
import { listShootActivity } from '@lensemble/contract/activity';
import { getCallLink } from '@lensemble/contract/calls';
import { addConsentWording, getConsentWording } from '@lensemble/contract/consent-wording';
import {
  askForConsents,
  type ConsentsOfShoot,
  consentsAddress,
  listConsents,
} from '@lensemble/contract/consents';
import { publicShootPath } from '@lensemble/contract/public-shoots';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildItem } from '../../testing/items.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';
import { buildShoot } from '../../testing/shoots.ts';

const [PORTFOLIO, SOCIAL] = [randomUUID(), randomUUID()];
const uses = [
  { id: PORTFOLIO, name: 'Portfolio', about: 'Website and printed books' },
  { id: SOCIAL, name: 'Social <media>', about: null },
];
const text = 'I, {name}, was photographed at {shoot} on {date}.\n\nI can withdraw.';

let t: MailApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
let id: string;
let other: string;
let yuki: string;
let email: string;
let people: ShootDetail['participants'];
beforeAll(async () => {
  t = await mailApp();
});
beforeEach(async () => {
  t.server.mails.length = 0;
  mira = await signedIn(t);
  const { orm } = t.database;
  const plan = { date: '2126-11-22', time: '14:00', timeZone: 'Europe/Rome', isPublic: true };
  id = (await buildShoot(orm, mira.team, { ...plan, title: 'Morgan {name}' })).id;
  other = (await buildShoot(orm, mira.team, { ...plan, title: 'Second' })).id;
  email = newEmail();
  yuki = await buildItem(orm, mira.team, 'personnel', { name: 'Yuki Arai', email });
  people = await crew(id);
  await crew(other);
});
afterAll(() => t.close());

const crew = async (shootId: string) => {
  const { body } = await mira.patch(`/api/shoots/${shootId}/resources`, {
    participants: [{ personnelId: yuki, role: 'Model' }, { name: 'Kim Sato' }],
  });
  return (body as ShootDetail).participants;
};
const word = (more: object = {}) =>
  mira.call(addConsentWording, { body: { text, uses, basedOn: 0, ...more } });
const list = async (shootId = id): Promise<ConsentsOfShoot> =>
  (await mira.call(listConsents, { params: { id: shootId } })).body;
const linkOf = async (at: number, shootId = id) => {
  const participantId = (await list(shootId)).people[at]?.participantId ?? '';
  const { body } = await mira.call(getCallLink, { params: { id: shootId, participantId } });
  return new URL(body.url).pathname;
};
const visit = async (url: string) => (await t.app.inject({ url })).payload;
const post = (url: string, fields: Record<string, string>) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const seenOf = (page: string) => /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? '';
const sign = async (url: string, fields: Record<string, string> = {}) => {
  const seen = seenOf(await visit(`${url}/consent?sign`));
  const chosen = fields.answer === 'none' ? {} : { [`use-${PORTFOLIO}`]: 'on' };
  return post(`${url}/consent`, { seen, name: 'Yuki Arai', answer: 'sign', ...chosen, ...fields });
};
const textOfPdf = async (bytes: Buffer) => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
};

describe('the consent wording of a team', () => {
  test('is kept in versions, and a stale edit is refused', async () => {
    expect((await mira.call(getConsentWording, {})).body.wording).toBeNull();
    expect((await word()).body.wording).toMatchObject({ version: 1, text, uses, signed: 0 });
    const stale = await mira.post('/api/consent-wording', { text, uses, basedOn: 0 });
    expect(stale).toMatchObject({ status: 409, body: { current: { version: 1 } } });
    expect((await word({ text: 'New', basedOn: 1 })).body.wording.version).toBe(2);
    const { rows } = await t.database.pool.query(
      'select text from consent_wordings order by version',
    );
    expect(rows).toContainEqual({ text });
  });

  test.each([
    ['no text', { text: ' ' }],
    ['no use', { uses: [] }],
    ['a use without a name', { uses: [{ id: PORTFOLIO, name: '', about: null }] }],
    ['a use twice', { uses: [uses[0], uses[0]] }],
    ['too many words in braces', { text: '{name}'.repeat(21) }],
  ])('is refused with %s', async (_, more) => {
    const refused = await mira.post('/api/consent-wording', { text, uses, basedOn: 0, ...more });
    expect(refused.status).toBe(422);
  });
});

test('the activity says who signed and who withdrew, and on which shoot', async () => {
  await word();
  const url = await linkOf(0);
  await sign(url, { answer: 'sign', scope: 'team' });
  const consent = (await list()).people[0]?.consent?.id ?? '';
  await post(`${await linkOf(0, other)}/consent/withdraw`, { consent, which: 'all', note: 'Why' });
  const listsOf = async (shootId: string) => {
    const { body } = await mira.call(listShootActivity, { params: { id: shootId } });
    return body.entries.flatMap(({ author, lists }) =>
      lists.flatMap((each) => (author === 'Yuki Arai' ? [{ author, ...each }] : [])),
    );
  };
  const yukis = { author: 'Yuki Arai', change: 'added', name: 'Yuki Arai' };
  expect(await listsOf(id)).toEqual([{ ...yukis, list: 'consents', fields: [] }]);
  expect(await listsOf(other)).toEqual([
    { ...yukis, list: 'withdrawals', fields: [{ field: 'note', from: null, to: 'Why' }] },
  ]);
});

describe('the page of a personal link', () => {
  test('offers nothing to sign without a wording', async () => {
    const url = await linkOf(0);
    expect(await visit(url)).not.toContain('/consent');
    expect(await visit(`${url}/consent`)).toContain('The team has not asked for consent yet');
  });

  test('stores what was read, who typed which name, and for which uses', async () => {
    await word();
    const url = await linkOf(0);
    expect(await visit(url)).toContain(`${url}/consent`);
    const page = await visit(`${url}/consent`);
    // Words in braces within a title are no places.
    expect(page).toContain('I, Yuki Arai, was photographed at Morgan {name} on November 22, 2126.');
    expect(page).toContain('Social &lt;media&gt;');
    expect((await sign(url)).headers.location).toBe(`${url}/consent`);
    const signed = await visit(`${url}/consent`);
    expect(signed).toContain('Wording version 1, kept as it was read');
    const [first, second] = (await list()).people;
    expect(first).toMatchObject({
      state: 'signed',
      consent: {
        ...{ version: 1, scope: 'shoot', signedName: 'Yuki Arai', withdrawals: [] },
        uses: [
          { ...uses[0], isAgreed: true },
          { ...uses[1], isAgreed: false },
        ],
      },
    });
    expect(second).toMatchObject({ state: 'notAsked', consent: null });
    await post(`${await linkOf(1)}/opened`, {});
    expect((await list()).people[1]).toMatchObject({ state: 'opened', consent: null });
  });

  test.each<[string, Record<string, string>, string]>([
    ['no name', { name: ' ' }, 'Please type your full name'],
    ['no use', { [`use-${PORTFOLIO}`]: '' }, 'Please choose what you agree to'],
    ['another text', { seen: 'made-up' }, 'What you read has changed meanwhile'],
  ])('refuses a consent with %s, and keeps what was typed', async (what, fields, sentence) => {
    await word();
    const url = await linkOf(0);
    const seen = seenOf(await visit(`${url}/consent`));
    const given: Record<string, string> = {
      ...{ seen, name: 'Yuki Arai', answer: 'sign', [`use-${PORTFOLIO}`]: 'on' },
      ...fields,
    };
    if (what === 'no use') delete given[`use-${PORTFOLIO}`];
    const refused = await post(`${url}/consent`, given);
    expect(refused.statusCode).toBe(422);
    expect(refused.payload).toContain(sentence);
    if (what === 'no name') expect(refused.payload).toContain(' checked');
    expect((await list()).people[0]?.consent).toBeNull();
  });

  test('records a refusal, and signing anew beside it', async () => {
    await word();
    const url = await linkOf(0);
    await sign(url, { answer: 'none' });
    expect((await list()).people[0]?.consent?.uses.map((use) => use.isAgreed)).toEqual([
      false,
      false,
    ]);
    await word({ text: 'Second', basedOn: 1 });
    await sign(url);
    expect((await list()).people[0]?.consent).toMatchObject({ version: 2 });
    const { rows } = await t.database.pool.query(
      'select version, text from consents where team_id = $1 order by number',
      [mira.team.id],
    );
    expect(rows).toEqual([
      { version: 1, text: expect.stringContaining('I, Yuki Arai, was') },
      { version: 2, text: 'Second' },
    ]);
    expect((await mira.call(getConsentWording, {})).body.wording).toMatchObject({ signed: 1 });
  });

  test('for all shoots follows the crew member, and a guest signs for one', async () => {
    await word();
    await sign(await linkOf(0), { scope: 'team' });
    await sign(await linkOf(1), { scope: 'team' });
    expect((await list(other)).people.map((each) => each.state)).toEqual(['signed', 'notAsked']);
    expect((await list()).people[1]?.consent?.scope).toBe('shoot');
    // One for this shoot counts there, and the other one elsewhere.
    await sign(await linkOf(0, other), { answer: 'none', scope: 'shoot' });
    const agreedIn = async (shootId: string) =>
      (await list(shootId)).people[0]?.consent?.uses.filter((use) => use.isAgreed).length;
    expect([await agreedIn(id), await agreedIn(other)]).toEqual([1, 0]);
  });

  test('withdraws single uses or all, with a note, beside what was signed', async () => {
    await word();
    const url = await linkOf(0);
    await sign(url, { [`use-${SOCIAL}`]: 'on' });
    const consent = (await list()).people[0]?.consent?.id ?? '';
    const none = await post(`${url}/consent/withdraw`, { consent, which: 'some' });
    expect(none.statusCode).toBe(422);
    const fields = { consent, which: 'some', [`use-${SOCIAL}`]: 'on', note: 'New <job>' };
    expect((await post(`${url}/consent/withdraw`, fields)).statusCode).toBe(303);
    const withdrawn = (await list()).people[0]?.consent;
    expect(withdrawn?.uses.every((use) => use.isAgreed)).toBe(true);
    expect(withdrawn?.withdrawals).toMatchObject([{ useIds: [SOCIAL], note: 'New <job>' }]);
    expect(await visit(`${url}/consent`)).toContain('New &lt;job&gt;');
    await post(`${url}/consent/withdraw`, { consent, which: 'all' });
    // What is withdrawn already is not withdrawn again.
    await post(`${url}/consent/withdraw`, { consent, which: 'all' });
    expect((await list()).people[0]?.consent?.withdrawals.map((each) => each.useIds)).toEqual([
      [SOCIAL],
      [PORTFOLIO],
    ]);
  });

  test('is known of people who have left the crew, the last one of each', async () => {
    await word();
    await sign(await linkOf(0));
    await sign(await linkOf(1), { answer: 'none' });
    await sign(await linkOf(0, other), { answer: 'none', scope: 'team' });
    expect((await list()).former).toEqual([]);
    await mira.patch(`/api/shoots/${id}/resources`, { participants: [] });
    const { former } = await list();
    const known = former.map(({ name, uses: all }) => [
      name,
      ...all.flatMap((use) => (use.isAgreed ? use.name : [])),
    ]);
    expect(known.toSorted()).toEqual([['Kim Sato'], ['Yuki Arai']]);
    expect((await list(other)).former).toEqual([]);
    // A guest who is entered anew is another person.
    await crew(id);
    expect((await list()).former).toMatchObject([{ name: 'Kim Sato' }]);
    await mira.delete(`/api/personnel/${yuki}`);
    expect((await list(other)).former).toMatchObject([{ name: 'Yuki Arai' }]);
  });

  test('opens and withdraws no consent of another person', async () => {
    await word();
    const [own, kim] = [await linkOf(0), await linkOf(1)];
    await sign(own);
    const consent = (await list()).people[0]?.consent?.id ?? '';
    expect((await t.app.inject({ url: `${kim}/consent.pdf?consent=${consent}` })).statusCode).toBe(
      404,
    );
    await post(`${kim}/consent/withdraw`, { consent, which: 'all' });
    expect((await list()).people[0]?.consent?.withdrawals).toEqual([]);
    expect(await visit(`${kim}/consent/mail`)).not.toContain('Yuki');
  });
});

describe('a signed consent', () => {
  test('is a PDF for the person and for the team, with what was withdrawn', async () => {
    await word();
    const url = await linkOf(0);
    await sign(url);
    const consent = (await list()).people[0]?.consent?.id ?? '';
    await post(`${url}/consent/withdraw`, { consent, which: 'all', note: 'New job' });
    const own = await t.app.inject({ url: `${url}/consent.pdf?consent=${consent}` });
    const headers = { cookie: mira.cookie ?? '', 'sec-fetch-site': 'same-origin' };
    const all = await t.app.inject({ url: consentsAddress(mira.team.id, id), headers });
    for (const { statusCode, rawPayload } of [own, all]) {
      expect(statusCode).toBe(200);
      const words = await textOfPdf(rawPayload);
      for (const part of [
        'was photographed at Morgan {name}',
        'Yuki Arai',
        'Portfolio',
        'New job',
        'version 1',
      ])
        expect(words).toContain(part);
    }
    await mira.patch(`/api/shoots/${id}`, { title: 'Morgan / Dusk' });
    const renamed = await t.app.inject({ url: consentsAddress(mira.team.id, id), headers });
    expect(renamed.headers['content-disposition']).toContain('"Consent Morgan Dusk.pdf"');
    const one = consentsAddress(mira.team.id, id, consent);
    const { headers: ofOne } = await t.app.inject({ url: one, headers });
    expect(ofOne['content-disposition']).toContain('"Consent Morgan {name}.pdf"');
    const stranger = await signedIn(t);
    const refused = await t.app.inject({
      url: consentsAddress(mira.team.id, id),
      headers: { cookie: stranger.cookie ?? '', 'sec-fetch-site': 'same-origin' },
    });
    expect([403, 404]).toContain(refused.statusCode);
  });

  test('stays when its shoot and its person are deleted, and goes with its team', async () => {
    await word();
    await sign(await linkOf(0), { scope: 'team' });
    await mira.delete(`/api/shoots/${id}`);
    await mira.delete(`/api/shoots/${other}`);
    await mira.delete(`/api/personnel/${yuki}`);
    const count = async () => {
      const query = 'select count(*)::int as stored from consents where team_id = $1';
      const { rows } = await t.database.pool.query(query, [mira.team.id]);
      return rows[0].stored;
    };
    expect(await count()).toBe(1);
    await t.database.pool.query('delete from teams where id = $1', [mira.team.id]);
    expect(await count()).toBe(0);
  });

  test('shows nowhere outside of the team and of its own link', async () => {
    const outward = async () => [
      (await visit(publicShootPath(id))).replaceAll(/nonce-[^']+/g, ''),
      await visit(`/api/public/shoots/${id}`),
      (await visit(await linkOf(1))).replace(
        /<section class="afterwards" id="consent".*?<\/section>/s,
        '',
      ),
    ];
    const before = await outward();
    await word();
    await sign(await linkOf(0));
    expect(await outward()).toEqual(before);
  });
});

describe('asking for consent', () => {
  const ask = (participantIds?: string[]) =>
    mira.call(askForConsents, { params: { id }, body: participantIds ? { participantIds } : {} });
  const mailTo = (address: string) =>
    vi.waitFor(
      () => {
        const found = t.server.mails.filter(({ recipients }) => recipients.includes(address));
        expect(found).not.toEqual([]);
        return found;
      },
      { timeout: 20_000 },
    );

  test('emails those who have not signed, with their link, once a day', async () => {
    expect((await mira.post(`/api/shoots/${id}/consents/ask`, {})).status).toBe(422);
    await word();
    const [first = '', second = ''] = people.map((each) => each.id);
    expect((await ask()).body).toEqual({
      sent: [first],
      skipped: [{ participantId: second, reason: 'noAddress' }],
    });
    const [mail] = await mailTo(email);
    expect(mail?.parsed.text).toContain('/consent');
    expect((await list()).people.map((each) => each.state)).toEqual(['asked', 'notAsked']);
    expect((await ask([first])).body.skipped).toEqual([{ participantId: first, reason: 'nudged' }]);
    await sign(await linkOf(0));
    expect((await ask([first])).body.skipped).toEqual([
      { participantId: first, reason: 'answered' },
    ]);
    expect(
      (await mira.post(`/api/shoots/${id}/consents/ask`, { participantIds: [yuki] })).status,
    ).toBe(422);
  });

  test('is not needed for the copy that a person wants by email', async () => {
    await word();
    const url = await linkOf(0);
    await sign(url);
    const consent = (await list()).people[0]?.consent?.id ?? '';
    expect((await post(`${url}/consent/mail`, { consent })).payload).toContain(
      'A copy is on its way',
    );
    const [mail] = await mailTo(email);
    const [file] = mail?.parsed.attachments ?? [];
    expect(file?.filename).toBe('Consent Morgan {name}.pdf');
    expect(await textOfPdf(Buffer.from(file?.content as Uint8Array))).toContain('Yuki Arai');
  });
});
