import type { DemoShot } from './demo-shoot.ts';

/** One change takes too long for the pin after it, and there is time before the smoke. */
export const morganShots: readonly DemoShot[] = [
  { kind: 'makeup', title: 'Makeup, last touches', minutes: 20, crew: ['ines', 'dana', 'yuki'] },
  {
    title: 'Crown against the arch',
    picture: 0,
    crew: ['dana'],
    costumes: ['morgan'],
    equipment: ['flash'],
  },
  {
    title: 'Wings open on the west wall',
    minutes: 20,
    picture: 6,
    crew: ['yuki', 'tomas'],
    costumes: ['accolon'],
    equipment: ['fog'],
  },
  { kind: 'other', title: 'Change: Accolon to Nimue', minutes: 20, crew: ['yuki', 'ines'] },
  {
    title: 'Last light through the rose window',
    pin: '16:40',
    notes: 'Six minutes before the disc touches the wall. Expose for the window, let the nave go.',
    picture: 1,
    crew: ['dana', 'yuki'],
    costumes: ['morgan', 'nimue'],
    props: ['excalibur'],
    equipment: ['camera'],
  },
  { title: 'Nimue at the font', picture: 4, crew: ['yuki'], costumes: ['nimue'] },
  {
    title: 'Smoke in the nave, violet from both sides',
    minutes: 20,
    pin: '17:20',
    picture: 3,
    crew: ['dana', 'sam', 'tomas'],
    costumes: ['morgan'],
    equipment: ['fog', 'gels'],
  },
  {
    title: 'Raven leaves the shoulder',
    picture: 5,
    crew: ['dana'],
    costumes: ['morgan'],
    props: ['raven'],
  },
  {
    kind: 'other',
    title: 'Pack up, sweep the nave for confetti',
    crew: ['tomas', 'sam'],
  },
];

export const carmillaShots: readonly DemoShot[] = [
  { kind: 'makeup', title: 'Fangs and powder', minutes: 30, crew: ['dana', 'ines'] },
  {
    title: 'Forty tea lights',
    minutes: 45,
    picture: 0,
    crew: ['dana'],
    costumes: ['carmilla'],
    props: ['teaLights'],
    equipment: ['portraitLens'],
  },
  { kind: 'food', title: 'Soup, away from the books', minutes: 20 },
  {
    title: 'At the window, no flash',
    minutes: 30,
    pin: '20:00',
    picture: 1,
    crew: ['dana', 'wilhelmina'],
    costumes: ['carmilla'],
    equipment: ['tripod'],
  },
];
