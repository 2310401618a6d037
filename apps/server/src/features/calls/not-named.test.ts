import { sendCalls } from '@lensemble/contract/call-sending';
import { callSheetAddress } from '@lensemble/contract/call-sheets';
import { getCallLink } from '@lensemble/contract/calls';
import { openComments } from '@lensemble/contract/comments';
import { changeConventionLink } from '@lensemble/contract/convention-links';
import { personnel } from '@lensemble/contract/personnel';
import { publicShootPath } from '@lensemble/contract/public-shoots';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildItem } from '../../testing/items.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';
import { buildComment, buildConvention, buildShoot } from '../../testing/shoots.ts';
import { buildShots } from '../../testing/shots.ts';
import { textOfDocx } from '../../testing/word-files.ts';

const NAME = 'Zelda Quillfeather';
const GUEST = 'Quentin Ravensburg';

let t: MailApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
let id: string;
let crewId: string;
let people: ShootDetail['participants'];
let kimsAddress: string;
let conventionId: string;
beforeAll(async () => {
  t = await mailApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
  t.server.mails.length = 0;
  kimsAddress = newEmail();
  const { orm } = t.database;
  conventionId = (await buildConvention(orm, mira.team, {})).id;
  const plan = { date: '2126-12-05', time: '14:00', timeZone: 'Europe/Rome', isPublic: true };
  id = (await buildShoot(orm, mira.team, { ...plan, isShotListPublic: true, conventionId })).id;
  const costumeId = await buildItem(orm, mira.team, 'costumes', { characterName: 'Nimue' });
  crewId = await buildItem(orm, mira.team, 'personnel', { name: NAME, phone: '+1 555 0101' });
  const { body } = await mira.patch(`/api/shoots/${id}/resources`, {
    costumeIds: [costumeId],
    participants: [
      { personnelId: crewId, role: 'Model', costumeIds: [costumeId], dayContact: 'name' },
      { name: GUEST, role: 'Videographer' },
      { name: 'Kim Sato', email: kimsAddress },
    ],
  });
  people = (body as ShootDetail).participants;
  const participantIds = people.map((each) => each.id);
  for (const [index, { name }] of [{ name: NAME }, { name: GUEST }].entries())
    await buildComment(
      orm,
      { id, teamId: mira.team.id },
      { participantId: people[index]?.id ?? null, authorName: name, text: 'It rains' },
    );
  await mira.call(openComments, { params: { id }, body: { isOpenToLinks: true } });
  await buildShots(orm, { id, teamId: mira.team.id }, [{ title: 'The lake', participantIds }]);
});
afterAll(() => t.close());

const linkOf = async (participantId: string) => {
  const { body } = await mira.call(getCallLink, { params: { id, participantId } });
  return new URL(body.url).pathname;
};
const textOf = async (url: string) => {
  const { statusCode, payload } = await t.app.inject({ url });
  expect(statusCode, url).toBe(200);
  // Calendar files fold their lines.
  return payload.replaceAll('\r\n ', '');
};
const sheet = async (format: 'pdf' | 'docx') => {
  const headers = { cookie: mira.cookie ?? '', 'sec-fetch-site': 'same-origin' };
  const url = callSheetAddress(mira.team.id, id, format);
  return (await t.app.inject({ url, headers })).rawPayload;
};
const mailToKim = async () => {
  const participantIds = [people[2]?.id ?? ''];
  await mira.call(sendCalls, { params: { id }, body: { participantIds, attachPdf: false } });
  return vi.waitFor(
    () => {
      const found = t.server.mails.find(({ recipients }) => recipients.includes(kimsAddress));
      if (!found) throw new Error('No mail yet');
      const { text, html, attachments } = found.parsed;
      const files = attachments.map(({ content }) =>
        new TextDecoder().decode(content as Uint8Array).replaceAll('\r\n ', ''),
      );
      return [text, html, ...files].join('\n');
    },
    { timeout: 20_000 },
  );
};

/** Everything that people outside of the team can read about a shoot. */
const outward: Readonly<Record<string, () => Promise<string>>> = {
  'the public page': () => textOf(publicShootPath(id)),
  'the data of the public page': () => textOf(`/api/public/shoots/${id}`),
  'the calendar file of the public page': () => textOf(`${publicShootPath(id)}/calendar.ics`),
  "another participant's page": async () => textOf(await linkOf(people[2]?.id ?? '')),
  "another participant's calendar file": async () =>
    textOf(`${await linkOf(people[2]?.id ?? '')}/calendar.ics`),
  'the call sheet as a PDF': async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await sheet('pdf')));
    return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
  },
  'the call sheet as a Word file': async () => textOfDocx(await sheet('docx')).text,
  'the email to another participant': mailToKim,
  'the page of the convention': async () => {
    const { body } = await mira.call(changeConventionLink, {
      params: { id: conventionId },
      body: { state: 'on' },
    });
    return textOf(new URL(body.url ?? '').pathname);
  },
};

const unname = async () => {
  await mira.call(personnel.update, { params: { id: crewId }, body: { notNamed: true } });
  const url = `${await linkOf(people[1]?.id ?? '')}/name`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await t.app.inject({ method: 'POST', url, headers, payload: 'notNamed=yes' });
  expect(answer.statusCode).toBe(303);
};

describe('a person who asked not to be named', () => {
  test.each(Object.keys(outward))('is not named by %s, which names others', async (where) => {
    const read = outward[where]!;
    if (where !== 'the email to another participant') {
      const before = await read();
      expect(before).toContain(NAME);
      expect(before).toContain(GUEST);
    }
    await unname();
    const text = await read();
    for (const part of [...NAME.split(' '), ...GUEST.split(' ')]) expect(text).not.toContain(part);
    expect(text, where).toMatch(/Nimue|Model|Videographer/);
  });

  test('can say so on the personal page, for all shoots, and take it back', async () => {
    const page = await linkOf(people[0]?.id ?? '');
    const post = (notNamed: string) =>
      t.app.inject({
        method: 'POST',
        url: `${page}/name`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `notNamed=${notNamed}`,
      });
    const stored = async () => {
      const { body } = await mira.call(personnel.list, {});
      return body.find((each) => each.id === crewId);
    };
    const before = await stored();
    expect((await post('yes')).headers.location).toBe(`${page}#name`);
    const after = await stored();
    expect(after?.notNamed).toBe(true);
    expect(after?.updatedAt).not.toBe(before?.updatedAt);
    expect(await textOf(page)).toContain('Outside of the team, you are not named');
    // The reader knows their own name.
    expect(await textOf(page)).toContain('Zelda');
    expect((await post('maybe')).statusCode).toBe(303);
    expect((await stored())?.notNamed).toBe(true);
    await post('no');
    expect((await stored())?.notNamed).toBe(false);
    expect(await textOf(publicShootPath(id))).toContain(NAME);
  });

  test('has the role instead of the name, and has it once', async () => {
    await unname();
    const kims = await textOf(await linkOf(people[2]?.id ?? ''));
    expect(kims).toContain('<b dir="auto">Videographer</b></div>');
  });

  test('keeps saying so when the list of participants changes', async () => {
    await unname();
    const participants = people.map(({ id: own, name, personnelId, role }) =>
      personnelId ? { personnelId, role } : { id: own, name, role: 'Assistant' },
    );
    await mira.patch(`/api/shoots/${id}/resources`, { participants });
    expect(await textOf(publicShootPath(id))).not.toContain(GUEST);
  });
});
