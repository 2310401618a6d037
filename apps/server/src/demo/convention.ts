import { SOME_SATURDAY } from './days.ts';
import type { DemoShoot } from './demo-shoot.ts';

/** It is around the day with most shoots. Walks are between places in the list of meeting points. */
export const demoConvention = {
  name: 'Glass Hall Con',
  place: 'Halls 2 to 5 and the glass hall',
  location: 'leipzig',
  firstDay: SOME_SATURDAY - 1,
  lastDay: SOME_SATURDAY + 1,
  meetingPoints: [
    { name: 'Hall steps', note: 'West entrance, by the clock' },
    { name: 'Glass hall', note: 'Bridge on the upper floor' },
    { name: 'Palm court', note: null },
    { name: 'Backstage', note: 'Crew badge needed' },
  ],
  walks: [
    [0, 1, 6],
    [0, 2, 9],
    [0, 3, 18],
    [1, 2, 4],
    [1, 3, 12],
  ],
} as const;

/** A day with so many shoots that the calendar shows "+2". */
const theDay = {
  day: SOME_SATURDAY,
  place: 'leipzig',
  equipment: ['camera', 'flash'],
} as const;

export const convention: readonly DemoShoot[] = [
  {
    ...theDay,
    title: 'Hall Steps, Group of Twelve',
    meetingPoint: 0,
    status: 'ready to shoot',
    description: 'Everyone in armor by nine. Two rows, wings at the ends.',
    time: '09:30',
    durationMinutes: 60,
    reminderMinutes: 60,
    color: '#EAB308',
    pictures: ['stage'],
    crew: ['mira', 'yuki', 'dana', 'leo', 'wilhelmina'],
    calls: { mira: 'yes', yuki: 'opened', dana: 'yes', leo: 'yes' },
  },
  {
    ...theDay,
    title: 'Starfall, Full Crew',
    meetingPoint: 3,
    status: 'ready to shoot',
    time: '10:45',
    durationMinutes: 45,
    color: '#22D3EE',
    pictures: ['corridor'],
    crew: ['mira', 'leo', 'tomas'],
    costumes: ['unitNine'],
  },
  {
    ...theDay,
    title: 'Morgan and Nimue, Glass Hall',
    meetingPoint: 1,
    status: 'ready to shoot',
    description: 'Noon light through the roof, reflections off the pond.',
    time: '12:00',
    durationMinutes: 60,
    color: '#A855F7',
    pictures: ['studio'],
    crew: ['mira', 'yuki', 'dana'],
    costumes: ['morgan', 'nimue'],
  },
  {
    ...theDay,
    title: 'Pilgrims in the Palm Court',
    meetingPoint: 2,
    status: 'planning',
    time: '13:30',
    durationMinutes: 45,
    color: '#F59E0B',
    pictures: ['dunes'],
    crew: ['mira', 'leo'],
    costumes: ['pilgrim'],
  },
  {
    ...theDay,
    title: 'Ronin versus Valkyrie',
    meetingPoint: 0,
    status: 'planning',
    description: 'Blades crossed at chest height, wings open on the count of three.',
    time: '15:00',
    durationMinutes: 60,
    color: '#EF4444',
    pictures: ['castle'],
    crew: ['mira', 'leo', 'dana', 'sam'],
    costumes: ['ronin', 'brunnhilde'],
    props: ['katana'],
  },
  {
    ...theDay,
    title: 'Masquerade Call, Backstage',
    meetingPoint: 3,
    status: 'planning',
    time: '15:30',
    durationMinutes: 90,
    color: '#8B5CF6',
    pictures: ['stage'],
    crew: ['priya', 'wilhelmina'],
    // One unit more than what the shoot before it leaves.
    equipment: [['flash', 2]],
  },
];
