import { randomUUID } from 'node:crypto';
import {
  shootCostumes,
  shootEquipment,
  shootParticipantCostumes,
  shootParticipants,
  shootProps,
} from '../db/schema/shoot-links.ts';
import { localFolderStorage } from '../ports/storage/local-folder.ts';
import { imageAt } from '../ports/storage/port.ts';
import type { TestApp } from './app.ts';
import type { BuiltPerson } from './factories.ts';
import { makePicture } from './images.ts';
import { buildItem } from './items.ts';
import { buildLocation, buildReference, buildShoot } from './shoots.ts';

/** Titles that a document format could misinterpret. */
export const NASTY_TITLES = [
  '=HYPERLINK("http://evil.example";"x")',
  `"quoted" 'single' <b>&amp;</b> ]]>`,
  'one\r\ntwo\nthree',
  '💥 Neon 👨‍👩‍👧 🇯🇵 run',
  'שלום עולם',
  'CURRENT',
  '夜'.repeat(200),
  'x'.repeat(200),
] as const;

/** A shoot with data in every section, in several scripts, including texts that its call sheet must not show. */
export async function fullShoot(
  { database: { orm }, env }: Pick<TestApp, 'database' | 'env'>,
  { team }: Pick<BuiltPerson, 'team'>,
) {
  const location = await buildLocation(orm, team, {
    name: 'Abbazia di San Galgano',
    address: '53012 Chiusdino, Italy',
    latitude: 43.15,
    longitude: 11.155,
    notes: 'Gate code from the custodian',
    parking: 'Behind the abbey, 3 € a day',
    meetingPoint: 'South gate',
    hospital: 'Campostaggia, Poggibonsi',
  });
  const barn = await buildLocation(orm, team, {
    name: 'Tithe barn',
    address: 'Via del Fienile 3',
  });
  const shoot = await buildShoot(orm, team, {
    title: 'Morgan le Fay at St. Galgano',
    status: 'ready to shoot',
    date: '2026-11-21',
    time: '15:30',
    timeZone: 'Europe/Rome',
    durationMinutes: 150,
    locationId: location.id,
    secondLocationId: barn.id,
    description: 'Antler crown, violet gels. Свет сзади. Φως πίσω. 煙は低く。',
    instagramLinks: ['https://www.instagram.com/p/abc123/'],
  });
  const link = { teamId: team.id, shootId: shoot.id };
  const phone = '+39 055 1234567';
  const email = 'mira@example.org';
  const personnelId = await buildItem(orm, team, 'personnel', {
    name: 'Mira Okafor',
    email,
    phone,
  });
  const modelId = randomUUID();
  await orm.insert(shootParticipants).values([
    { ...link, personnelId, name: 'Mira Okafor', role: 'Photographer', position: 0 },
    { ...link, name: 'Инна Петрова', role: 'Stylist', email: 'inna@example.org', position: 1 },
    { ...link, id: modelId, name: '山田花子', role: 'Model', position: 2 },
    { ...link, name: 'Ελένη Παππά', role: 'Smoke wrangler', position: 3 },
  ]);
  const costumeId = await buildItem(orm, team, 'costumes', {
    characterName: 'Morgan le Fay',
    seriesName: 'Arthurian legend',
    status: 'in-progress',
    todos: ['Paint the antlers', 'Sew the hem'],
  });
  await orm.insert(shootCostumes).values({ ...link, costumeId });
  await orm.insert(shootParticipantCostumes).values({ ...link, participantId: modelId, costumeId });
  const equipmentId = await buildItem(orm, team, 'equipment', { name: 'Godox AD200 Pro' });
  await orm.insert(shootEquipment).values({ ...link, equipmentId, quantity: 3 });
  const propId = await buildItem(orm, team, 'props', { name: 'Excalibur, foam', available: false });
  await orm.insert(shootProps).values({ ...link, propId });
  const storage = localFolderStorage(env.dataDir);
  for (const [index, notes] of ['Chin left', null, 'Its file is gone'].entries()) {
    const { url } = await buildReference(orm, shoot, { notes });
    const image = imageAt(url);
    const picture = await makePicture({ format: 'webp', width: 64 + index });
    const file = image && { ...image, name: image.name.replace(/\.webp$/, '.medium.webp') };
    if (file && notes !== 'Its file is gone') await storage.put(file, picture);
  }
  return {
    shoot,
    words,
    addresses: [phone, email, 'inna@example.org'],
  };
}

const words = [
  'Morgan le Fay at St. Galgano',
  'Ready to Shoot',
  'November 21, 2026',
  'Saturday',
  '3:30 PM – 6:00 PM',
  '2h 30m',
  'Central European Standard Time',
  'Abbazia di San Galgano',
  '53012 Chiusdino, Italy',
  'Gate code from the custodian',
  'Parking: Behind the abbey, 3 € a day',
  'Meeting point: South gate',
  'If it rains',
  'Tithe barn',
  'Via del Fienile 3',
  'Nearest hospital: Campostaggia, Poggibonsi',
  'Sunrise',
  'Evening golden hour',
  'Evening blue hour',
  'Call 112.',
  'Revision 1 of ',
  'Team · Call sheet',
  'Antler crown, violet gels. Свет сзади. Φως πίσω. 煙は低く。',
  'Mira Okafor',
  'Photographer',
  'Инна Петрова',
  '山田花子',
  'Model · wears Morgan le Fay',
  'Ελένη Παππά',
  'Smoke wrangler',
  'From: Arthurian legend',
  'In Progress',
  'Paint the antlers',
  'Sew the hem',
  'Godox AD200 Pro',
  '×3',
  'Excalibur, foam',
  'Unavailable',
  'Chin left',
  'https://www.instagram.com/p/abc123/',
];
