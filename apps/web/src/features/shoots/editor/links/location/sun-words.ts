import { editorLightWords } from '@lensemble/messages/web/editor-light';
import type { Sayer } from './shoot-hours.ts';
import type { SunMoment } from './sun-path.ts';

const NORTH = editorLightWords('north');
const winds = [
  NORTH,
  editorLightWords('northeast'),
  editorLightWords('east'),
  editorLightWords('southeast'),
  editorLightWords('south'),
  editorLightWords('southwest'),
  editorLightWords('west'),
  editorLightWords('northwest'),
];

/** `Sun from the southwest, 12° high, at 3:10 PM` */
export function sunWords({ at, azimuth, altitude }: SunMoment, say: Pick<Sayer, 'at'>): string {
  const wind = winds[Math.round(azimuth / 45) % winds.length] ?? NORTH;
  const degrees = Math.round(altitude);
  const time = say.at(at);
  return degrees < 1
    ? editorLightWords('sunOnHorizon', { wind, time })
    : editorLightWords('sunHigh', { wind, degrees, time });
}
