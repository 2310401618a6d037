import { randomUUID } from 'node:crypto';
import {
  shootCostumes,
  shootEquipment,
  shootParticipantCostumes,
  shootParticipants,
  shootProps,
} from '../db/schema/shoot-links.ts';
import type { TestApp } from './app.ts';
import { buildImage } from './images.ts';
import { buildItem } from './items.ts';
import { signedIn } from './login.ts';
import { buildLocation, buildReference, buildShoot } from './shoots.ts';

/** Private words: each occurs in the data of the team and must not appear on the public page. */
export const TEAM_SECRETS = [
  'Quillfeather',
  'Nightshift-Vault',
  'yuki@secret.example',
  'guest@secret.example',
  '+81 90 5550 0142',
  'allergic-to-latex',
  'glue-the-left-horn',
  'worn-at-the-knee',
  'lens-cap-missing',
  'send-by-dove',
  'place-id-7',
  'calendar.example',
  'docs.example',
] as const;

/** Words that the page shows, and its data does not. */
export const PAGE_WORDS = [
  'reference-remark',
  'instagram.com/p/CzR7mWnMt0a',
  'under-the-arch',
  'gravel-lot',
  'Ospedale-Le-Scotte',
  '43.100000%2C11.100000',
] as const;

const PLACEHOLDER = 'data:image/webp;base64,UklGRg==';

/** A shoot with data in every field, in a team with `TEAM_SECRETS`. Shared by default. */
export async function buildSharedShoot(
  t: TestApp,
  overrides: Parameters<typeof buildShoot>[2] = {},
) {
  const { orm } = t.database;
  const person = await signedIn(t, { firstName: 'Mira', lastName: 'Quillfeather' });
  const { team } = person;
  await t.database.pool.query('update teams set name = $1 where id = $2', [
    'Nightshift-Vault',
    team.id,
  ]);
  const place = {
    address: '53012 Chiusdino',
    placeId: 'place-id-7',
    latitude: 43.1,
    longitude: 11.1,
    meetingPoint: 'under-the-arch',
    parking: 'gravel-lot',
    hospital: 'Ospedale-Le-Scotte',
  };
  const location = await buildLocation(orm, team, { name: 'San Galgano', ...place });
  const shoot = await buildShoot(orm, team, {
    title: 'Morgan le Fay at St. Galgano',
    description: 'Smoke low on the floor.\nBring layers.',
    status: 'ready to shoot',
    date: '2026-11-21',
    time: '15:30',
    timeZone: 'Europe/Rome',
    durationMinutes: 150,
    locationId: location.id,
    isPublic: true,
    instagramLinks: ['https://www.instagram.com/p/CzR7mWnMt0a/'],
    calendarEventUrl: 'https://calendar.example/event',
    docsUrl: 'https://docs.example/sheet',
    ...overrides,
  });
  const of = { teamId: team.id, shootId: shoot.id };
  const imageUrl = await buildImage(orm, team, { placeholder: PLACEHOLDER });
  const personnelId = await buildItem(orm, team, 'personnel', {
    name: 'Yuki Arai',
    email: 'yuki@secret.example',
    phone: '+81 90 5550 0142',
    notes: 'allergic-to-latex',
    avatarUrl: imageUrl,
  });
  const participantId = randomUUID();
  await orm.insert(shootParticipants).values([
    {
      ...of,
      id: participantId,
      personnelId,
      name: 'Yuki Arai',
      role: 'Model',
      email: 'send-by-dove@x.example',
      dayContact: 'phone',
    },
    {
      ...of,
      name: 'Sam Whitlock',
      role: 'Smoke wrangler',
      email: 'guest@secret.example',
      position: 1,
    },
  ]);
  const costumeId = await buildItem(orm, team, 'costumes', {
    characterName: 'Morgan le Fay',
    seriesName: 'Arthurian legend',
    todos: ['glue-the-left-horn'],
    notes: 'worn-at-the-knee',
    imageUrl,
  });
  await orm.insert(shootCostumes).values({ ...of, costumeId });
  await orm.insert(shootParticipantCostumes).values({ ...of, participantId, costumeId });
  const equipmentId = await buildItem(orm, team, 'equipment', {
    name: 'Godox AD200 Pro',
    description: 'lens-cap-missing',
    quantity: 5,
  });
  await orm.insert(shootEquipment).values({ ...of, equipmentId, quantity: 2 });
  const propId = await buildItem(orm, team, 'props', { name: 'Excalibur', description: 'Foam' });
  await orm.insert(shootProps).values({ ...of, propId });
  const reference = await buildReference(orm, shoot, { notes: 'reference-remark' });
  return { person, shoot, imageUrl, reference };
}
