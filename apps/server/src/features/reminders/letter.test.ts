import { setLanguage } from '@lensemble/contract/languages';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildItem } from '../../testing/items.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';
import type { ReceivedMail } from '../../testing/mail-server.ts';
import { buildLocation, buildShoot } from '../../testing/shoots.ts';

let t: MailApp;
beforeAll(async () => {
  t = await mailApp();
});
afterAll(() => t.close());

type Person = Awaited<ReturnType<typeof signedIn>>;
type Shoot = Parameters<typeof buildShoot>[2];

interface Plan {
  readonly shoot?: Shoot;
  readonly participants?: readonly object[];
  readonly resources?: object;
  readonly isIdOpen?: boolean;
}

async function mailOf(
  who: Person,
  { shoot = {}, participants = [], resources = {}, isIdOpen = true }: Plan,
): Promise<ReceivedMail & { readonly shootId: string; readonly email: string }> {
  const email = newEmail();
  const { id } = await buildShoot(t.database.orm, who.team, shoot);
  const guest = { name: 'Ines', role: 'Makeup Artist', email };
  const body = { ...resources, participants: [guest, ...participants] };
  expect((await who.patch(`/api/shoots/${id}/resources`, body)).status).toBe(200);
  expect((await who.patch(`/api/shoots/${id}/share-link`, { isIdOpen })).status).toBe(200);
  expect((await who.post(`/api/shoots/${id}/send-reminders`)).status).toBe(200);
  return { ...(await t.server.mailTo(email)), shootId: id, email };
}

const RAIN: Shoot = {
  title: 'Neon Ronin, Rain Run',
  date: '2126-11-28',
  time: '21:15',
  timeZone: 'Asia/Tokyo',
  durationMinutes: 150,
  description: 'Clear umbrella 傘.\nFour minutes of rain.',
};

const bothForms = ({ parsed }: ReceivedMail) => [parsed.text ?? '', textOf(parsed.html ?? '')];

const textOf = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

function eventOf({ parsed }: ReceivedMail): ICAL.Event {
  const file = parsed.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(contentOf(file!.content)));
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
}

const contentOf = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString();

describe('a reminder', () => {
  test('is in the language of the sender for a stranger, and of the account otherwise', async () => {
    const mira = await signedIn(t);
    await mira.call(setLanguage, { body: { language: 'de' } });
    const { parsed } = await mailOf(mira, { shoot: RAIN });
    expect(parsed.subject).toBe('Erinnerung: Neon Ronin, Rain Run (Donnerstag, 28. November 2126)');
    for (const part of [
      'Hallo Ines, du bist bei diesem Shooting dabei. Deine Rolle: Make-up.',
      '21:15 – 23:45 (2 h 30 min)',
      'Die Location steht noch nicht fest.',
      'Schickt mir keine solchen E-Mails mehr',
    ]) {
      expect(parsed.text).toContain(part);
    }
    const yuki = await signedIn(t);
    await yuki.call(setLanguage, { body: { language: 'ja' } });
    const { id } = await buildShoot(t.database.orm, mira.team, RAIN);
    const body = { participants: [{ name: '結', role: 'Model', email: yuki.email }] };
    await mira.patch(`/api/shoots/${id}/resources`, body);
    await mira.post(`/api/shoots/${id}/send-reminders`);
    const own = (await t.server.mailTo(yuki.email)).parsed;
    expect(own.subject).toBe('リマインダー：Neon Ronin, Rain Run（2126年11月28日木曜日）');
    expect(own.text).toContain('結さん、この撮影での役割はモデルです。');
  });

  test('tells what the reader must know, in both forms', async () => {
    const mira = await signedIn(t);
    const { orm } = t.database;
    const place = { address: 'Nakano, Tokyo', latitude: 35.7074, longitude: 139.6659 };
    const location = await buildLocation(orm, mira.team, place);
    const costume = { seriesName: 'Neon City', todos: ['Seal the visor'] };
    const resources = {
      costumeIds: [await buildItem(orm, mira.team, 'costumes', costume)],
      propIds: [await buildItem(orm, mira.team, 'props')],
      equipment: [{ equipmentId: await buildItem(orm, mira.team, 'equipment'), quantity: 2 }],
    };
    const shoot = { ...RAIN, locationId: location.id };
    const participants = [{ name: 'Yuki', role: 'Photographer', email: newEmail() }];
    const mail = await mailOf(mira, { shoot, participants, resources });
    expect(mail.parsed.subject).toBe(
      'Reminder: Neon Ronin, Rain Run (Thursday, November 28, 2126)',
    );
    for (const form of bothForms(mail)) {
      for (const part of [
        'Hi Ines, you are on this shoot as Makeup Artist.',
        'Thursday, November 28, 2126',
        '9:15 PM – 11:45 PM (2h 30m)',
        'Japan Standard Time (GMT+9)',
        'Sakura Arcade',
        'Nakano, Tokyo',
        'Back entrance',
        'Clear umbrella 傘.\nFour minutes of rain.',
        'Yuki',
        'Photographer',
        'Neon Ronin (Neon City)',
        'Still to do: Seal the visor',
        'Softbox ×2',
        'Umbrella',
      ]) {
        expect(form).toContain(part);
      }
    }
    expect(mail.parsed.text).toMatch(/https:\/\/\S+35\.7074\S+139\.6659/);
    expect(mail.parsed.html).toMatch(
      /href="https:\/\/[^"]+35\.7074[^"]+139\.6659[^>]*>Open the map/,
    );
  });

  test('names no address and no phone number of others', async () => {
    const mira = await signedIn(t);
    const { orm } = t.database;
    const secret = { email: newEmail(), phone: '+81 90 1234 5678', notes: 'Allergic to latex' };
    const personnelId = await buildItem(orm, mira.team, 'personnel', secret);
    const guest = newEmail();
    const participants = [{ personnelId }, { name: 'Noah', email: guest }];
    const mail = await mailOf(mira, { shoot: RAIN, participants });
    const whole = [mail.raw, ...bothForms(mail), eventOf(mail).toString()].join('\n');
    for (const other of [secret.email, secret.phone, secret.notes, guest]) {
      expect(whole).not.toContain(other);
    }
    expect(whole).toContain('Noah');
  });

  test('says so where nothing is fixed yet, and then brings no event', async () => {
    const mail = await mailOf(await signedIn(t), { shoot: { title: 'Dune' } });
    expect(mail.parsed.subject).toBe('Reminder: Dune');
    expect(mail.parsed.text).toContain('The date is not set yet.');
    expect(mail.parsed.text).toContain('The location is not set yet.');
    expect(mail.parsed.attachments).toEqual([]);
  });

  test('stays short where the lists are long', async () => {
    const mira = await signedIn(t);
    const participants = Array.from({ length: 120 }, (_, number) => ({ name: `Crew ${number}` }));
    const todos = Array.from(
      { length: 200 },
      (_, number) => `Stitch ${number}. ${'x'.repeat(480)}`,
    );
    const costume = await buildItem(t.database.orm, mira.team, 'costumes', { todos });
    const resources = { costumeIds: [costume] };
    const mail = await mailOf(mira, { shoot: RAIN, participants, resources });
    expect(mail.parsed.text).toContain('and 81 more');
    expect(mail.parsed.text).toContain('Stitch 9.');
    expect(mail.parsed.text).toContain('and 190 more');
    expect(mail.raw.length).toBeLessThan(102_000);
  });
});

describe('what the reader wears', () => {
  const lines = (form: string) => form.split(/\s*\n\s*/).filter(Boolean);
  const under = (form: string, heading: string, next: string) => {
    const all = lines(form);
    const from = all.findIndex((line) => line.toUpperCase() === heading.toUpperCase());
    const to = all.findIndex((line) => line.toUpperCase() === next.toUpperCase());
    return from < 0 ? undefined : all.slice(from + 1, to);
  };

  async function costumesOf(who: Person) {
    const build = (characterName: string, more: object) =>
      buildItem(t.database.orm, who.team, 'costumes', { characterName, ...more });
    return [
      await build('Morgan', { seriesName: 'Arthur', todos: ['Paint the antlers', 'Sew the hem'] }),
      await build('Nimue', { status: 'completed', todos: ['Long done'] }),
      await build('Accolon', { seriesName: 'Arthur', todos: ['Polish'] }),
    ] as const;
  }

  test('comes first, with what is still to do of it, and the others in short', async () => {
    const mira = await signedIn(t);
    const [morgan, nimue, accolon] = await costumesOf(mira);
    const email = newEmail();
    const yuki = newEmail();
    const { id } = await buildShoot(t.database.orm, mira.team, RAIN);
    const participants = [
      { name: 'Ines', role: 'Model', email, costumeIds: [nimue, morgan] },
      { name: 'Yuki', role: 'Model', email: yuki, costumeIds: [accolon] },
      { name: 'Noah', role: 'Assistant', email: newEmail() },
    ];
    const body = { costumeIds: [morgan, nimue, accolon], participants };
    expect((await mira.patch(`/api/shoots/${id}/resources`, body)).status).toBe(200);
    await mira.post(`/api/shoots/${id}/send-reminders`);
    for (const form of bothForms(await t.server.mailTo(email))) {
      expect(under(form, 'Your costumes', 'When')).toEqual([
        'Nimue',
        'Morgan (Arthur)',
        'Still to do: Paint the antlers, Sew the hem',
      ]);
      expect(under(form, 'Also on set', 'Open the shoot')?.[0]).toBe('Accolon (Arthur)');
      for (const absent of ['Long done', 'Polish', 'Your costume\n']) {
        expect(form).not.toContain(absent);
      }
      for (const part of ['Model · wears Nimue, Morgan', 'Model · wears Accolon', 'Assistant']) {
        expect(lines(form)).toContain(part);
      }
    }
    for (const form of bothForms(await t.server.mailTo(yuki))) {
      expect(under(form, 'Your costume', 'When')).toEqual([
        'Accolon (Arthur)',
        'Still to do: Polish',
      ]);
    }
  });

  test('a reader who wears nothing sees all costumes with their todos', async () => {
    const mira = await signedIn(t);
    const [morgan, , accolon] = await costumesOf(mira);
    const participants = [{ name: 'Yuki', costumeIds: [accolon] }];
    const resources = { costumeIds: [morgan, accolon] };
    const mail = await mailOf(mira, { shoot: RAIN, participants, resources });
    for (const form of bothForms(mail)) {
      expect(form).toContain('Still to do: Paint the antlers, Sew the hem');
      expect(form).toContain('Still to do: Polish');
      expect(form).not.toMatch(/your costume|also on set/i);
    }
  });

  test('those who share an address read what each of them wears', async () => {
    const mira = await signedIn(t);
    const [morgan, nimue, accolon] = await costumesOf(mira);
    const email = newEmail();
    const { id } = await buildShoot(t.database.orm, mira.team, RAIN);
    const participants = [
      { name: 'Ines', email, costumeIds: [morgan] },
      { name: 'Noah', email },
      { name: 'Yuki', email, costumeIds: [accolon, nimue] },
    ];
    const body = { costumeIds: [morgan, nimue, accolon], participants };
    await mira.patch(`/api/shoots/${id}/resources`, body);
    await mira.post(`/api/shoots/${id}/send-reminders`);
    for (const form of bothForms(await t.server.mailTo(email))) {
      const ofInes = under(form, 'Ines wears', 'Yuki wears');
      expect(ofInes?.[0]).toBe('Morgan (Arthur)');
      expect(under(form, 'Yuki wears', 'When')?.[0]).toBe('Accolon (Arthur)');
      expect(form).not.toMatch(/noah wears|also on set/i);
    }
  });

  test('stays short where it is much', async () => {
    const mira = await signedIn(t);
    const email = newEmail();
    const { id } = await buildShoot(t.database.orm, mira.team, RAIN);
    const names = Array.from({ length: 60 }, (_, number) => `${'x'.repeat(70)} ${number}`);
    const costumeIds: string[] = [];
    for (const characterName of names) {
      costumeIds.push(await buildItem(t.database.orm, mira.team, 'costumes', { characterName }));
    }
    const participants = [{ name: 'Ines', role: 'Model', email, costumeIds }];
    await mira.patch(`/api/shoots/${id}/resources`, { costumeIds, participants });
    await mira.post(`/api/shoots/${id}/send-reminders`);
    for (const form of bothForms(await t.server.mailTo(email))) {
      expect(form).toContain('and 20 more');
      expect(lines(form)).toContain(`Model · wears ${names[0]}, ${names[1]} and 58 more`);
    }
  });
});

describe('the way to the shoot', () => {
  test('is its public page where it is shared', async () => {
    const mira = await signedIn(t);
    const mail = await mailOf(mira, { shoot: { ...RAIN, isPublic: true } });
    const url = `${t.env.publicUrl}/public/shoots/${mail.shootId}`;
    expect(mail.parsed.text).toContain(`Open the call sheet:\n${url}`);
    expect(mail.parsed.html).toContain(`href="${url}"`);
    expect(eventOf(mail).component.getFirstPropertyValue('url')).toBe(url);
  });

  test('is not its public page while only the private link opens it', async () => {
    const mira = await signedIn(t);
    const participants = [{ name: 'Mira', email: mira.email }];
    const shoot = { ...RAIN, isPublic: true };
    const guest = await mailOf(mira, { shoot, participants, isIdOpen: false });
    const member = await t.server.mailTo(mira.email);
    expect(member.parsed.text).toContain(`${t.env.publicUrl}/shoots/${guest.shootId}`);
    for (const mail of [guest, member]) {
      expect(bothForms(mail).join('\n')).not.toContain('/public/');
      expect(eventOf(mail).component.getFirstPropertyValue('url')).toBeNull();
    }
  });

  test('is the shoot itself for members, and there is none for guests', async () => {
    const mira = await signedIn(t);
    const participants = [{ name: 'Mira', email: mira.email }];
    const guest = await mailOf(mira, { shoot: RAIN, participants });
    const member = await t.server.mailTo(mira.email);
    expect(member.parsed.html).toContain(`href="${t.env.publicUrl}/shoots/${guest.shootId}"`);
    expect(guest.parsed.html).not.toContain(`${t.env.publicUrl}/shoots`);
  });
});

describe('the event that comes along', () => {
  test('is what mail programs offer to add, and at the right moment', async () => {
    const mail = await mailOf(await signedIn(t), { shoot: RAIN });
    expect(mail.raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r$/m);
    expect(mail.raw).toMatch(/^Content-Type: application\/ics; name=shoot\.ics\r$/m);
    const event = eventOf(mail);
    expect(event.summary).toBe('Neon Ronin, Rain Run');
    expect(event.startDate.toJSDate().toISOString()).toBe('2126-11-28T12:15:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2126-11-28T14:45:00.000Z');
    expect(event.attendees.map((attendee) => attendee.getFirstValue())).toEqual([
      `mailto:${mail.email}`,
    ]);
  });
});

describe('what people type', () => {
  const EVIL = 'Bcc: eve@example.org';
  const family = '👩‍👩‍👧‍👦';
  const titles: readonly (readonly [string, string])[] = [
    ['header', `x =?utf-8?q?=0ABcc:?= ${EVIL} %0d%0a${EVIL}`],
    ['markup', `<img src=x onerror=alert(1)> & "Ada's" </td>`],
    ['formula', '=HYPERLINK("http://evil.example","x")'],
    ['calendar', 'END:VEVENT\\nBEGIN:VEVENT;,"'],
    ['Japanese', '夜'.repeat(200)],
    ['emoji', `${family} 🎬 ${'🎬'.repeat(90)}`],
  ];

  test.each(titles)('arrives as it was typed (%s)', async (_, title) => {
    const mira = await signedIn(t);
    const shoot = { ...RAIN, title, description: title };
    const mail = await mailOf(mira, { shoot, participants: [{ name: title, role: 'Model' }] });
    const { parsed, raw, recipients, email } = mail;
    expect(recipients).toEqual([email]);
    expect(parsed.bcc ?? []).toEqual([]);
    expect(raw).not.toMatch(/^Bcc:/im);
    expect(parsed.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
    const subject = [...`Reminder: ${title} (Thursday, November 28, 2126)`];
    expect(parsed.subject?.replace('= ?', '=?')).toBe(subject.slice(0, 200).join(''));
    for (const form of bothForms(mail)) expect(form).toContain(title);
    expect(parsed.html).not.toContain('<img');
    expect(eventOf(mail).summary).toBe(title);
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  });

  test('in an address or a name with line breaks begins no header', async () => {
    const mira = await signedIn(t);
    const name = `Ada\r\n${EVIL}\u2028${EVIL}`;
    const { orm } = t.database;
    const email = newEmail();
    const personnelId = await buildItem(orm, mira.team, 'personnel', { name, email });
    const { id } = await buildShoot(orm, mira.team, { ...RAIN, title: name });
    await mira.patch(`/api/shoots/${id}/resources`, { personnelIds: [personnelId] });
    await mira.post(`/api/shoots/${id}/send-reminders`);
    const mail = await t.server.mailTo(email);
    expect(mail.recipients).toEqual([email]);
    expect(mail.raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
    expect(eventOf(mail).attendees).toHaveLength(1);
  });
});
