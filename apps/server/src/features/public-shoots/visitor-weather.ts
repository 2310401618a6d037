import type { Language } from '@lensemble/messages/languages';
import type { Deps } from '../../deps.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import { type SheetWeather, weatherOfShoot } from '../call-sheets/service.ts';
import { spotOf } from './page-view.ts';
import type { PublicRow } from './rows/public-row.ts';

/** Visitors cause requests to the weather service, and the team decides how many pages there are. */
const weatherOfVisitors = defineLimit('weatherOfVisitors', { points: 300, seconds: HOUR }, 'team');

export const visitorWeather = (
  { weather, limits }: Pick<Deps, 'weather' | 'limits'>,
  shoot: PublicRow,
  language: Language,
): Promise<SheetWeather | undefined> =>
  weatherOfShoot(
    weather,
    { ...shoot, location: spotOf(shoot) },
    () => limits.count([weatherOfVisitors.by(shoot.teamId)]),
    language,
  );
