import type { PublicShoot } from '@lensemble/contract/public-shoots';
import type { Reference } from '@lensemble/contract/shoot-links';
import type { Shoot } from '@lensemble/contract/shoots';
import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Project } from '../../../testing/hosted-identity/project.ts';
import {
  type HostedService,
  startHostedIdentity,
} from '../../../testing/hosted-identity/service.ts';
import type { TestApp } from './testing/app.ts';
import { type Answer, type Client, makeClient } from './testing/client.ts';
import { hostedApp } from './testing/hosted-app.ts';
import { makeForm, makePicture } from './testing/images.ts';
import { newEmail, PASSWORD } from './testing/login.ts';

/**
 * A whole session of a client that others wrote from the documented calls: hosted sign-up, pictures in the bucket of the
 * project, local midnights as days, the strings of forms, and no time zone anywhere.
 */
let service: HostedService;
let project: Project;
let t: TestApp;
beforeAll(async () => {
  service = await startHostedIdentity();
  project = service.project;
  t = await hostedApp(project);
});
afterAll(async () => {
  await t.close();
  await service.close();
});

interface Home {
  readonly zone: string;
  readonly latitude: string;
  readonly longitude: string;
  /** What `new Date(date)` shows there for 2126-11-28: decision 22. */
  readonly shown: string;
}
const homes: readonly Home[] = [
  {
    zone: 'America/Los_Angeles',
    latitude: '34.0522',
    longitude: '-118.2437',
    shown: '2126-11-27',
  },
  { zone: 'Europe/Berlin', latitude: '52.52', longitude: '13.405', shown: '2126-11-28' },
  { zone: 'Asia/Tokyo', latitude: '35.7056', longitude: '139.6659', shown: '2126-11-28' },
];

const MINUTE_MS = 60_000;
const OWN_PICTURE = /^\/storage\/shoot-images\/public\//;

/** What the client sends for a day, a time and a reminder that its user picked at home. */
const picked = ({ zone }: Home, date: string, time: string, minutesBefore: number) => ({
  date: zonedInstant(date, '00:00', zone).toISOString(),
  time,
  reminderTime: new Date(
    zonedInstant(date, time, zone).getTime() - minutesBefore * MINUTE_MS,
  ).toISOString(),
});

function bodyOf<Body>({ status, body, text }: Answer, expected = 200): Body {
  expect(status, text).toBe(expected);
  return body as Body;
}
const made = async (client: Client, path: string, body: object) =>
  bodyOf<{ readonly id: string }>(await client.post(path, body), 201);

/** Signs up at the project and hands over the session, as the library of the project and the client do. */
async function arrive(email = newEmail()): Promise<Client> {
  const answer = await fetch(`${project.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: project.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { access_token, refresh_token, expires_at } = (await answer.json()) as Session;
  const client = makeClient(t.app);
  const handed = { access_token, refresh_token, expires_at };
  expect(bodyOf(await client.post('/api/auth/set-session', handed))).toMatchObject({
    user: { email },
  });
  return client;
}
interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_at: number;
}

const saveProfile = async (client: Client, fields: Readonly<Record<string, string>>) =>
  client.request('POST', '/api/user/profile', await makeForm(fields));

/** Uploads to the bucket, which the client does without this server. @returns the public address */
async function uploaded(path: string): Promise<string> {
  project.files.set(path, await makePicture());
  return `${project.url}/storage/v1/object/public/shoot-images/${path}`;
}

interface Plan {
  readonly client: Client;
  readonly home: Home;
  readonly url: string;
}

async function signedUp(): Promise<Client> {
  const client = await arrive();
  expect(bodyOf(await client.get('/api/shoots'))).toEqual([]);
  bodyOf(await saveProfile(client, { firstName: 'Mira', lastName: 'Okafor', inviteCode: '' }));
  expect(bodyOf(await client.get('/api/user/teams'))).toMatchObject([
    { name: "Mira's Team", role: 'owner', isActive: true },
  ]);
  return client;
}

/** A shoot with everything that the editor of the client saves, in the order of its calls. */
async function planned(home: Home): Promise<Plan> {
  const client = await signedUp();
  const { id } = await made(client, '/api/shoots', {
    ...picked(home, '2126-11-28', '14:30', 60),
    title: 'Neon Ronin',
    status: 'planning',
    durationMinutes: null,
    locationId: null,
    description: 'Rain coats',
    color: '#3B82F6',
    instagramLinks: ['http://www.instagram.com/p/abc/', 'instagram.com/reel/xyz'],
  });
  const url = `/api/shoots/${id}`;
  bodyOf(await client.patch(`${url}/resources`, await linked(client)));
  return { client, home, url };
}

async function linked(client: Client) {
  const costume = await made(client, '/api/costumes', {
    characterName: 'Morgan',
    todos: ['Hem'],
    imageUrl: await uploaded('public/costumes/1-morgan.jpg'),
  });
  const prop = await made(client, '/api/props', { name: 'Sword', available: 'true', image: {} });
  const gear = await made(client, '/api/equipment', {
    name: 'Umbrella',
    category: 'Rain',
    quantity: '3',
    available: 'true',
  });
  const kim = await made(client, '/api/personnel', {
    name: 'Kim',
    avatarUrl: await uploaded('public/personnel/1-kim.jpg'),
  });
  return {
    costumeIds: [costume.id],
    propIds: [prop.id],
    equipmentIds: [gear.id],
    personnelIds: [kim.id],
    participants: [
      { personnelId: kim.id, name: 'Kim', role: 'Model' },
      { name: 'Noah', role: 'Gaffer' },
    ],
  };
}

describe.each(homes)('a session at home in $zone', (home) => {
  test('keeps the day, time and reminder of a shoot, also when it is saved again', async () => {
    const { client, url } = await planned(home);
    const first = picked(home, '2126-11-28', '14:30', 60);
    expect(bodyOf(await client.get(url))).toMatchObject({
      date: '2126-11-28',
      time: '14:30',
      durationMinutes: 60,
      reminderTime: first.reminderTime,
      instagramLinks: ['https://www.instagram.com/p/abc/', 'https://instagram.com/reel/xyz'],
    });
    const second = picked(home, '2127-07-04', '06:15', 24 * 60);
    const moved = { date: '2127-07-04', time: '06:15', reminderTime: second.reminderTime };
    bodyOf(await client.patch(url, { ...second, title: 'Neon Ronin', status: 'ready to shoot' }));
    const { latitude, longitude } = home;
    const place = await made(client, '/api/locations', { name: 'Arcade', latitude, longitude });
    bodyOf(await client.patch(url, { locationId: place.id }));
    bodyOf(await client.patch(url, { ...second, locationId: place.id }));
    const [listed] = bodyOf<Shoot[]>(await client.get('/api/shoots'));
    expect(listed).toMatchObject({ ...moved, timeZone: home.zone });
  });

  test('reads the day with `new Date` as decision 22 says, and keeps it by sending it back', async () => {
    const { client, url } = await planned(home);
    const { date } = bodyOf<Shoot>(await client.get(url));
    const read = new Date(String(date));
    expect(wallClock(read, home.zone).date).toBe(home.shown);
    expect(bodyOf(await client.patch(url, { date: read.toISOString() }))).toMatchObject({ date });
  });

  test('finds its pictures and everything of its shoot again', async () => {
    const { client, url } = await planned(home);
    const list = async (part: string) => bodyOf(await client.get(`${url}/${part}`));
    const imageUrl = await uploaded('public/shoot-references/1-pose.jpg');
    const { id } = await made(client, `${url}/references`, { imageUrl, type: 'image' });
    const file = { content: await makePicture(), name: 'alley.jpg' };
    const form = await makeForm({ file, shootId: url.split('/').at(-1) ?? '' });
    bodyOf(await client.request('POST', `${url}/references`, form), 201);
    bodyOf(await client.patch(`/api/references/${id}`, { notes: 'From below' }));
    const own = expect.stringMatching(OWN_PICTURE);
    const picture = { url: own, type: 'image' };
    expect(await list('references')).toMatchObject([{ ...picture, notes: 'From below' }, picture]);
    expect(await list('costumes')).toMatchObject([{ characterName: 'Morgan', imageUrl: own }]);
    expect(await list('props')).toMatchObject([{ name: 'Sword', available: true, imageUrl: null }]);
    expect(await list('equipment')).toMatchObject([{ name: 'Umbrella', category: 'Rain' }]);
    expect(bodyOf(await client.get('/api/equipment'))).toMatchObject([
      { quantity: 3, available: true },
    ]);
    expect(await list('participants')).toMatchObject([
      { name: 'Kim', role: 'Model', avatarUrl: own },
      { name: 'Noah', role: 'Gaffer', personnelId: null },
    ]);
    const [{ url: address } = { url: '' }] = bodyOf<Reference[]>(
      await client.get(`${url}/references`),
    );
    expect((await client.get(address)).status).toBe(200);
  });

  test('shows strangers the shoot once it is shared, in both forms that clients read', async () => {
    const { client, url } = await planned(home);
    const imageUrl = await uploaded('public/shoot-references/2-pose.jpg');
    const { id } = await made(client, `${url}/references`, { imageUrl, type: 'image' });
    const address = url.replace('/api/', '/api/public/');
    expect((await makeClient(t.app).get(address)).status).toBe(404);
    expect(bodyOf(await client.patch(url, { isPublic: true }))).toMatchObject({ isPublic: true });
    const seen = bodyOf<PublicShoot>(await makeClient(t.app).get(address));
    const own = expect.stringMatching(OWN_PICTURE);
    const costume = { character_name: 'Morgan', image_url: own };
    expect(seen).toMatchObject({
      date: '2126-11-28',
      time: '14:30',
      duration_minutes: 60,
      costumes: [{ ...costume, costume }],
      equipment: [{ name: 'Umbrella', equipment: { name: 'Umbrella' } }],
      props: [{ name: 'Sword', prop: { name: 'Sword' } }],
      references: [{ id, url: own, image_url: own, type: 'image' }],
    });
  });

  test('hears in words what is wrong, and can hand over the shoot for a document', async () => {
    const { client, url } = await planned(home);
    const refused = [
      await client.post('/api/shoots', {}),
      await client.post('/api/personnel', { name: 7 }),
      await client.post('/api/equipment', { name: 'A', category: 'B', quantity: 'many' }),
      await client.post('/api/shoots', { title: 'A', durationMinutes: {} }),
    ];
    for (const answer of refused) {
      const { error } = bodyOf<{ readonly error: string }>(answer, 422);
      expect(error).not.toMatch(/invalid|expected|undefined|received/i);
    }
    const shoot = bodyOf<Shoot>(await client.get(url));
    // Without a service account, a body that was read is answered with 503.
    expect((await client.post(`${url}/docs`, { shoot })).status).toBe(503);
  });

  test('joins a team by link, and keeps no other', async () => {
    const { client } = await planned(home);
    const [team] = bodyOf<{ id: string }[]>(await client.get('/api/user/teams'));
    const invite = await client.get(`/api/team/${team?.id}/invite`);
    const { code } = bodyOf<{ code: string }>(invite);
    const guest = await arrive();
    bodyOf(await guest.get('/api/shoots'));
    bodyOf(await saveProfile(guest, { firstName: 'Jun', lastName: 'Arai', inviteCode: code }));
    expect(bodyOf(await guest.get('/api/user/teams'))).toMatchObject([
      { id: team?.id, role: 'member', isActive: true },
    ]);
    expect(bodyOf<Shoot[]>(await guest.get('/api/shoots'))).toMatchObject([
      { title: 'Neon Ronin', date: '2126-11-28' },
    ]);
  });
});
