import { itemsOf } from './items.ts';

/** The demo team's owner, with the password for signing in. */
export const OWNER = { email: 'mira.lindqvist@example.org', password: 'Golden!Hour42' } as const;

/** Members with accounts. All have the owner's password. The first one owns the team. */
export const members = [
  {
    firstName: 'Mira',
    lastName: 'Lindqvist',
    email: OWNER.email,
    role: 'owner',
    picture: 'crew-1',
  },
  {
    firstName: 'Tomás',
    lastName: 'Reyes',
    email: 'tomas.reyes@example.org',
    role: 'admin',
    picture: 'crew-2',
  },
  {
    firstName: 'Inês',
    lastName: 'Carvalho',
    email: 'ines.carvalho@example.org',
    role: 'member',
    picture: 'crew-3',
  },
  {
    firstName: 'Yuki',
    lastName: 'Arai',
    email: 'yuki.arai@example.org',
    role: 'member',
    picture: 'crew-4',
  },
] as const;

interface CrewMember {
  readonly name: string;
  readonly role?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly notes?: string;
  readonly instagram?: string;
  readonly tiktok?: string;
  readonly bluesky?: string;
  readonly website?: string;
  readonly showsHandles?: boolean;
  readonly notNamed?: boolean;
  /** The first and the last day, counted from today. */
  readonly away?: readonly [number, number];
  readonly picture?: `crew-${number}`;
}

/** The crew list. Its addresses are in a domain reserved for examples. */
export const crew = itemsOf<CrewMember>()({
  mira: {
    name: 'Mira Lindqvist',
    role: 'Photographer',
    email: OWNER.email,
    phone: '+46 70 555 0142',
    instagram: 'mira.frames.demo',
    bluesky: 'mira-frames.example.org',
    website: 'https://mira.example.org',
    showsHandles: true,
    picture: 'crew-1',
  },
  tomas: {
    name: 'Tomás Reyes',
    role: 'Assistant',
    email: 'tomas.reyes@example.org',
    phone: '+34 600 555 018',
    notes: 'Drives the van. Brings the long ladder if asked two days ahead.',
    away: [11, 13],
    picture: 'crew-2',
  },
  ines: {
    name: 'Inês Carvalho',
    role: 'Makeup Artist',
    email: 'ines.carvalho@example.org',
    instagram: 'ines.carvalho.mua.demo',
    notes: 'Needs a table, a mirror and ninety minutes for prosthetics.',
    picture: 'crew-3',
  },
  yuki: {
    name: 'Yuki Arai',
    role: 'Model',
    email: 'yuki.arai@example.org',
    phone: '+81 90 5550 0123',
    instagram: 'yuki_arai_cos_demo',
    tiktok: 'yuki_arai_cos_demo',
    showsHandles: true,
    picture: 'crew-4',
  },
  dana: {
    name: 'Dana Okafor',
    role: 'Model',
    email: 'dana.okafor@example.org',
    phone: '+44 7700 900461',
    instagram: 'dana.okafor.demo',
    picture: 'crew-5',
  },
  leo: {
    name: 'Leo Brandt',
    role: 'Model',
    email: 'leo.brandt@example.org',
    phone: '+49 1512 5550177',
    notes: 'Armor adds an hour. No latex.',
    // His sister's wedding, on the day of Titania’s Court.
    away: [8, 8],
    picture: 'crew-6',
  },
  sam: {
    name: 'Sam Whitlock',
    role: 'Smoke wrangler',
    phone: '+1 415 555 0163',
    notNamed: true,
  },
  priya: { name: 'Priya Nair', role: 'Stylist', email: 'priya.nair@example.org' },
  wilhelmina: { name: 'Wilhelmina Featherstonehaugh-Ashworth', role: 'Coordinator' },
});

export type CrewKey = keyof typeof crew;
