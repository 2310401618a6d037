import type { Client } from '../kill-test/client.ts';
import { afterwardsMails, exportMail } from './afterwards-mails.ts';
import { type Expected, foundIn, GUEST, type MailTo, PLANNER, TEAM, TITLES } from './expected.ts';
import type { CapturedMail } from './mail-server.ts';

/** The planner's first address. */
const FORMER = 'mara.before@example.org';
const PASSWORD = 'Correct,horse,7,battery';
const NAME = { firstName: 'Mára', lastName: 'Вос' };

/** Has the server send every kind of mail but those about connected sign-in providers and second factors. @returns what they must say */
export async function sendAll(client: Client, mailTo: MailTo): Promise<Expected[]> {
  const account = await accountMails(client, mailTo);
  const team = await namedTeam(client);
  const exported = await exportMail(client, mailTo, team);
  const invitation = await invitationMail(client, team);
  const shoots: Expected[] = [];
  for (const [index, title] of TITLES.entries()) {
    shoots.push(...(await shootMails(client, mailTo, title, `guest${index}@example.org`)));
  }
  const call = await callMail(client);
  const notification = await notificationMail(client, await mailTo(call.to, call.number));
  const days = await daysMail(client);
  const afterwards = await afterwardsMails(client, mailTo);
  return [...account, exported, invitation, ...shoots, call, notification, days, ...afterwards];
}

async function accountMails(client: Client, mailTo: MailTo): Promise<Expected[]> {
  const email = FORMER;
  const account = { email, password: PASSWORD, name: 'Mara Voss' };
  await client.send('POST', '/api/auth/sign-up/email', account);
  const token = tokenIn(await mailTo(email, 1));
  await client.expect(200, 'POST', '/api/auth/confirm-email', { token });
  await client.send('POST', '/api/auth/sign-up/email', account);
  await mailTo(email, 2);
  await client.expect(200, 'POST', '/api/auth/forget-password', { email });
  const reset = { token: tokenIn(await mailTo(email, 3)), password: `${PASSWORD}2` };
  await client.expect(200, 'POST', '/api/auth/reset-password', reset);
  await mailTo(email, 4);
  const { password } = reset;
  await client.expect(200, 'POST', '/api/auth/sign-in/email', { email, password });
  await client.expect(200, 'POST', '/api/user/profile', NAME);
  await client.expect(200, 'POST', '/api/auth/change-email', { email: PLANNER });
  const change = { token: tokenIn(await mailTo(PLANNER, 1)) };
  await client.expect(200, 'POST', '/api/auth/confirm-email', change);
  await mailTo(email, 5);
  const subjects = [
    'Confirm your email address',
    'You already have an account',
    'Choose a new password',
    'Your password was changed',
    'Your email address was changed',
  ];
  return [
    ...subjects.map((subject, index) => ({ to: email, number: index + 1, subject, says: [] })),
    { to: PLANNER, number: 1, subject: 'Confirm your new email address', says: [] },
  ];
}

const tokenIn = (mail: CapturedMail) => foundIn(mail, /[?&#]token=([\w-]+)/);

async function namedTeam(client: Client): Promise<string> {
  const [team] = await client.expect<{ id: string }[]>(200, 'GET', '/api/user/teams');
  const id = team?.id ?? '';
  await client.expect(200, 'PATCH', `/api/team/${id}`, { name: TEAM });
  return id;
}

async function invitationMail(client: Client, team: string): Promise<Expected> {
  const to = 'invited@example.org';
  await client.expect(200, 'POST', `/api/team/${team}/invite/send`, { email: to });
  const inviter = `${NAME.firstName} ${NAME.lastName}`;
  const subject = `${inviter} invites you to ${TEAM}`;
  return { to, number: 1, subject, says: [`in the team “${TEAM}”`], replyTo: PLANNER };
}

async function callMail(client: Client): Promise<Expected> {
  const [to, title] = ['called@example.org', TITLES[0] ?? ''];
  const plan = { date: '2126-11-28', time: '21:15', timeZone: 'Asia/Tokyo' };
  const made = await client.expect<{ id: string }>(201, 'POST', '/api/shoots', { title, ...plan });
  const url = `/api/shoots/${made.id}`;
  const participants = [{ name: GUEST, email: to, callTime: '20:00' }];
  await client.expect(200, 'PATCH', `${url}/resources`, { participants });
  const [call] = await client.expect<{ participantId: string }[]>(200, 'GET', `${url}/calls`);
  const line = 'Nehmt Schirme mit: 雨の夜';
  const body = { participantIds: [call?.participantId], line, attachPdf: true };
  await client.expect(200, 'POST', `${url}/calls/send`, body);
  const says = ['Zoë, be there at 8:00 PM', 'Thursday, November 28', line, `from ${TEAM}`];
  const event = { method: 'REQUEST', title } as const;
  const subject = `Thu, Nov 28, 8:00 PM: ${title}`;
  return { to, number: 1, subject, says, team: TEAM, replyTo: PLANNER, event, hasPdf: true };
}

/** A crew member gets all their shoots at a convention. */
async function daysMail(client: Client): Promise<Expected> {
  const [to, day, name] = ['days@example.org', '2126-12-05', 'Lumen Con 光 · Гласс'];
  const convention = { name, firstDay: day, lastDay: day };
  const held = await client.expect<{ id: string }>(201, 'POST', '/api/conventions', convention);
  const person = { name: GUEST, email: to };
  const crew = await client.expect<{ id: string }>(201, 'POST', '/api/personnel', person);
  for (const [index, title] of TITLES.entries()) {
    const plan = { date: day, time: `1${index}:00`, timeZone: 'Asia/Tokyo', durationMinutes: 30 };
    const fields = { title, ...plan, status: 'planning', conventionId: held.id };
    const made = await client.expect<{ id: string }>(201, 'POST', '/api/shoots', fields);
    const participants = [{ personnelId: crew.id, role: 'Model' }];
    await client.expect(200, 'PATCH', `/api/shoots/${made.id}/resources`, { participants });
  }
  const line = 'Nehmt Schirme mit: 雨の夜';
  const body = { personnelIds: [crew.id], line };
  await client.expect(200, 'POST', `/api/conventions/${held.id}/days/send`, body);
  const says = ['First call 10:00 AM', line, TITLES[0] ?? '', `from ${TEAM}`];
  const subject = `Your days at ${name}`;
  return { to, number: 1, subject, says, team: TEAM, replyTo: PLANNER, titles: TITLES };
}

/** The planner learns that a participant answered on their page that they cannot come. */
async function notificationMail(client: Client, call: CapturedMail): Promise<Expected> {
  // It would wait for the morning at night.
  await client.expect(200, 'PATCH', '/api/notification-settings', { isQuiet: false });
  const { origin } = client;
  const note = 'Я в другом городе 🌧️';
  await fetch(`${origin}/call/${foundIn(call, /\/call\/([\w.-]+)/)}`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ answer: 'no', note }),
  });
  const subject = `${GUEST} can’t come to ${TITLES[0]}`;
  return { to: PLANNER, number: 3, subject, says: [TEAM.toUpperCase(), note], canEnd: true };
}

/** All mails about a shoot, one after the other. Each waits for the one before, which decides what there is to tell. */
async function shootMails(
  client: Client,
  mailTo: MailTo,
  title: string,
  to: string,
): Promise<Expected[]> {
  const plan = { date: '2126-11-28', time: '21:15', timeZone: 'Asia/Tokyo' };
  const made = await client.expect<{ id: string }>(201, 'POST', '/api/shoots', { title, ...plan });
  const url = `/api/shoots/${made.id}`;
  const pier = { name: 'Pier 7', address: 'Hakata, 福岡市' };
  const place = await client.expect<{ id: string }>(201, 'POST', '/api/locations', pier);
  const participants = [{ name: GUEST, role: 'Photographer', email: to }];
  const join = () => client.expect(200, 'PATCH', `${url}/resources`, { participants });
  const change = (body: object) => client.expect(200, 'PATCH', url, body);
  const remind = () => client.expect(200, 'POST', `${url}/send-reminders`, {});
  const day = 'Thursday, November 28, 2126';
  const later = 'Thursday, December 5, 2126';
  await join();
  const steps: readonly [() => Promise<unknown>, string, string, readonly string[], boolean?][] = [
    [remind, 'Reminder', day, [`Hi ${GUEST}, you are on this shoot as Photographer.`]],
    [() => change({ locationId: place.id }), 'New place', day, ['Pier 7, Hakata, 福岡市']],
    [() => change({ durationMinutes: 240 }), 'New duration', day, ['It now takes 4h.']],
    [() => change({ date: '2126-12-05' }), 'Moved', later, [`previously planned for ${day}`]],
    [() => change({ date: null }), 'Postponed', '', ['Its new date is not set yet.'], true],
    [() => change({ date: '2126-12-05' }), 'Date set', later, ['has a date again']],
    [
      () => client.expect(200, 'PATCH', `${url}/resources`, { participants: [] }),
      'Canceled',
      later,
      ['You are no longer on the crew of this shoot.'],
      true,
    ],
    [join, 'Back on the crew', later, [`Hi ${GUEST}, you are on the crew of this shoot again.`]],
    [() => client.expect(200, 'DELETE', url), 'Canceled', later, ['This shoot was deleted'], true],
  ];
  const mails: Expected[] = [];
  for (const [act, kind, when, says, isCancel] of steps) {
    await act();
    const number = mails.length + 1;
    await mailTo(to, number);
    const shown = title.replaceAll('=?', '= ?');
    const subject = `${kind}: ${shown}${when && ` (${when})`}`;
    const event = { method: isCancel ? 'CANCEL' : 'REQUEST', title } as const;
    mails.push({ to, number, subject, says, team: TEAM, replyTo: PLANNER, event });
  }
  return mails;
}
