import type { ShootStatus } from '@lensemble/contract/shoot-status';

/** What the pictures of the product show: a made-up team's November. */
export interface SampleShoot {
  title: string;
  description: string;
  status: ShootStatus;
  picture: string;
  countdown: string;
  date: string;
  time: string;
  place: string;
  participants: string;
  badges: readonly ('Calendar' | 'Docs')[];
}

export const planningShoot: SampleShoot = {
  title: 'Titania’s Court',
  description:
    'Fog machine on the logging track, antler headpieces for five, warm backlight from the east.',
  status: 'planning',
  picture: 'forest',
  countdown: '1 week',
  date: 'Nov 29, 2026',
  time: '7:45 AM · 4h',
  place: 'Beech stand behind the car park',
  participants: '9 participants',
  badges: ['Calendar'],
};

export const readyShoot: SampleShoot = {
  title: 'Neon Ronin, Rain Run',
  description:
    'Four minutes of real rain or the hose. Clear umbrella for the camera, spare socks for everyone.',
  status: 'ready to shoot',
  picture: 'neon',
  countdown: '3 days',
  date: 'Nov 24, 2026',
  time: '9:15 PM · 2h',
  place: 'Sakura Arcade, back entrance',
  participants: '5 participants',
  badges: ['Calendar', 'Docs'],
};

export interface SampleDay {
  picture?: string;
  dots: readonly ShootStatus[];
  more?: number;
}

/** Days of November 2026 with something on them. It begins on a Sunday. */
export const sampleDays: Readonly<Record<number, SampleDay>> = {
  1: { picture: 'castle', dots: ['completed'] },
  3: { dots: ['planning'] },
  7: { picture: 'stage', dots: ['completed', 'completed'] },
  11: { dots: ['planning'] },
  14: { picture: 'aurora', dots: ['completed'] },
  18: { dots: ['idea', 'planning', 'ready to shoot', 'ready to shoot'], more: 2 },
  21: { picture: 'studio', dots: ['planning', 'ready to shoot'] },
  22: { dots: ['planning'] },
  24: { picture: 'neon', dots: ['ready to shoot'] },
  27: { picture: 'candle', dots: ['ready to shoot'] },
  29: { picture: 'forest', dots: ['planning'] },
};

export const sampleToday = 21;

export interface SamplePerson {
  name: string;
  role: string;
  /** Which of the crew pictures. */
  face: 1 | 3 | 4 | 5 | 6;
}

export const sampleCrew: readonly SamplePerson[] = [
  { name: 'Mira Lindqvist', role: 'Photographer', face: 1 },
  { name: 'Yuki Arai', role: 'Model', face: 4 },
  { name: 'Inês Carvalho', role: 'Makeup Artist', face: 3 },
  { name: 'Leo Brandt', role: 'Videographer', face: 6 },
  { name: 'Tomás Reyes', role: 'Assistant', face: 5 },
];
