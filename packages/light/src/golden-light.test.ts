import { expect, test } from 'vitest';
import { dayLight, goldenPhases } from './day-light.ts';
import { goldenMinutes, goldenPhaseFor } from './golden-light.ts';

const munich = { latitude: 48.1374, longitude: 11.5755, timeZone: 'Europe/Berlin' };
const light = dayLight({ ...munich, date: '2026-11-21' });
const [morning, evening] = goldenPhases(light);
const hours = (from: string, to: string) => ({
  from: new Date(`2026-11-21T${from}Z`),
  to: new Date(`2026-11-21T${to}Z`),
});
const lengthOf = (phase = evening) => (Number(phase?.to) - Number(phase?.from)) / 60_000;

test('a shoot has the golden light of its hours', () => {
  expect(goldenMinutes(light, hours('10:00', '12:00'), 120)).toBe(0);
  expect(goldenMinutes(light, hours('10:00', '20:00'), 600)).toBe(lengthOf());
  expect(goldenMinutes(light, hours('00:00', '23:00'), 1_380)).toBe(lengthOf() + lengthOf(morning));
});

test('a shoot without a time can have as much golden light as it lasts', () => {
  expect(goldenMinutes(light, null, 30)).toBe(30);
  expect(goldenMinutes(light, null, 480)).toBe(lengthOf() + lengthOf(morning));
});

test('the golden hour of a shoot is the one in its hours, else the last one', () => {
  expect(goldenPhaseFor(light, hours('05:00', '09:00'))).toEqual(morning);
  expect(goldenPhaseFor(light, hours('10:00', '20:00'))).toEqual(evening);
  expect(goldenPhaseFor(light, hours('10:00', '12:00'))).toEqual(evening);
  expect(goldenPhaseFor(light, null)).toEqual(evening);
});

test('there is none where the sun stays high or far below the horizon', () => {
  const pole = { latitude: -90, longitude: 0, timeZone: 'Antarctica/South_Pole' };
  const dark = dayLight({ ...pole, date: '2026-06-21' });
  expect(goldenMinutes(dark, null, 480)).toBe(0);
  expect(goldenPhaseFor(dark, null)).toBeUndefined();
});
