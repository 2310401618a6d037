import { dayLight } from '@lensemble/light/day-light';
import { describe, expect, it } from 'vitest';
import { lightMoments } from './light-moments.ts';
import { lightWords } from './light-words.ts';
import { type ShootDay, sayerFor, spanOf } from './shoot-hours.ts';

const munich = { latitude: 48.1374, longitude: 11.5755, timeZone: 'Europe/Berlin' };
const tromso = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };
const oulu = { latitude: 65.01, longitude: 25.47, timeZone: 'Europe/Helsinki' };
type Where = typeof munich;

function words(where: Where, date: string, time: string | null = null, durationMinutes = 60) {
  const day: ShootDay = { date, time, timeZone: where.timeZone, durationMinutes };
  return lightWords(dayLight({ ...where, date }), spanOf(day), sayerFor(day));
}

const date = '2026-11-21';

describe('the words for the light of a shoot', () => {
  it('tell the golden hours where no time is chosen', () => {
    expect(words(munich, date)).toEqual(['Golden hour 7:08 – 8:19 AM and 3:40 – 4:51 PM']);
  });

  it.each([
    ['15:00', 115, ['Ends 26 min after sunset', 'Golden light 3:40 – 4:51 PM']],
    ['16:29', 60, ['Starts at sunset', 'Golden light 4:29 – 4:51 PM']],
    ['18:00', 60, ['Starts 1h 31m after sunset']],
    ['22:00', 180, ['Starts 5h 31m after sunset']],
    ['06:30', 90, ['Starts 59 min before sunrise', 'Golden light 7:08 – 8:00 AM']],
    ['05:00', 60, ['Ends 1h 29m before sunrise']],
    ['11:00', 60, ['In full daylight', 'Ends 4h 29m before sunset']],
    ['15:45', 30, ['All of it in golden light']],
    ['16:00', 28, ['All of it in golden light']],
  ])('tell how a shoot at %s of %i minutes lies in it', (time, minutes, said) => {
    expect(words(munich, date, time, minutes)).toEqual(said);
  });

  it('tell a shoot from night to night both ways', () => {
    expect(words(munich, date, '06:00', 660)).toEqual([
      'Starts 1h 29m before sunrise',
      'Ends 31 min after sunset',
      'Golden light 7:08 – 8:19 AM and 3:40 – 4:51 PM',
    ]);
  });

  it('say that the light is golden all day', () => {
    expect(words(oulu, '2026-12-21')).toEqual(['Golden light all day']);
  });

  it('say that the sun does not set, and when its light is golden', () => {
    expect(words(tromso, '2026-06-21')).toEqual([
      expect.stringMatching(/^Golden light until \d+:\d\d AM and from \d+:\d\d PM$/),
      'The sun does not set that day',
    ]);
    expect(words(tromso, '2026-06-21', '12:00')).toEqual([
      'In full daylight',
      'The sun does not set that day',
    ]);
  });

  it('follow the golden light over midnight', () => {
    const night = ['All of it in golden light', 'The sun does not set that day'];
    expect(words(tromso, '2027-06-21', '23:30', 120)).toEqual(night);
    expect(words(tromso, '2027-06-21', '00:15', 120)).toEqual(night);
    expect(words(tromso, '2027-06-21', '23:30', 300)[0]).toMatch(
      /^Golden light 11:30 PM – 2:5\d AM the next day$/,
    );
    expect(words(munich, date, '22:00', 600)).toEqual([
      'Starts 5h 31m after sunset',
      'Golden light 7:09 – 8:00 AM the next day',
    ]);
  });

  it('say that the sun does not rise, and how long the twilight lasts', () => {
    const polar = [
      'The sun does not rise that day',
      expect.stringMatching(/^Twilight \d+:\d\d AM – \d+:\d\d PM$/),
    ];
    const golden = expect.stringMatching(/^Golden light 10:(29|30) AM – 12:5[45] PM$/);
    expect(words(tromso, '2026-12-21')).toEqual([golden, ...polar]);
    expect(words(tromso, '2026-12-21', '11:00')).toEqual(['All of it in golden light', ...polar]);
    expect(words(tromso, '2026-12-21', '15:00')).toEqual(polar);
  });

  it('say that it stays dark where there is not even twilight', () => {
    const svalbard = { latitude: 80, longitude: 15.6, timeZone: 'Arctic/Longyearbyen' };
    expect(words(svalbard, '2026-12-21')).toEqual([
      ...['The sun does not rise that day', 'It stays dark all day'],
    ]);
  });

  it('name the next day where the sun sets after midnight', () => {
    const nome = { latitude: 64.5, longitude: -165.4, timeZone: 'America/Nome' };
    const light = dayLight({ ...nome, date: '2026-06-21' });
    const say = sayerFor({ ...nome, date: '2026-06-21' });
    const sunset = lightMoments(light).find(({ label }) => label === 'Sunset');
    expect(sunset && say.at(sunset.at)).toMatch(/^1:4\d AM the next day$/);
  });
});

describe('the moments of a day', () => {
  it('come in their order', () => {
    const moments = lightMoments(dayLight({ ...munich, date }));
    expect(moments.map(({ label }) => label)).toEqual([
      ...['Dawn', 'Sunrise', 'Golden until', 'Golden from', 'Sunset', 'Dusk'],
    ]);
    const times = moments.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort());
  });

  it('are those that there are', () => {
    const labels = (where: Where, on: string) =>
      lightMoments(dayLight({ ...where, date: on })).map(({ label }) => label);
    expect(labels(tromso, '2026-12-21')).toEqual([
      ...['Dawn', 'Golden from', 'Golden until', 'Dusk'],
    ]);
    expect(labels(tromso, '2026-06-21')).toEqual(['Golden until', 'Golden from']);
    expect(labels(oulu, '2026-12-21')).toEqual([
      ...['Dawn', 'Golden from', 'Sunrise', 'Sunset', 'Golden until', 'Dusk'],
    ]);
  });

  it('tell the same golden light as the words', () => {
    const day = { ...tromso, date: '2026-11-25', time: '09:00', durationMinutes: 360 };
    const say = sayerFor(day);
    const [from, until] = lightMoments(dayLight(day)).filter(({ label }) => /Golden/.test(label));
    expect(from && until && lightWords(dayLight(day), spanOf(day), say)).toContain(
      `Golden light ${from && until && say.range(from.at, until.at)}`,
    );
  });
});
