import { describe, expect, it, test } from 'vitest';
import { nearestTime, typedTime } from './typed-time.ts';

describe('a typed time', () => {
  test.each([
    ['14:30', '14:30'],
    ['1430', '14:30'],
    ['14.30', '14:30'],
    ['14h30', '14:30'],
    ['14', '14:00'],
    ['14:', '14:00'],
    ['14:3', '14:30'],
    ['9', '09:00'],
    ['930', '09:30'],
    ['0915', '09:15'],
    ['0', '00:00'],
    ['2:30 pm', '14:30'],
    ['2:30P', '14:30'],
    ['2 p.m.', '14:00'],
    ['12 am', '00:00'],
    ['12pm', '12:00'],
    ['02:30', '02:30'],
    ['23:59', '23:59'],
  ])('%s is %s on each clock', (typed, time) => {
    expect(typedTime(typed, 'en-US')).toBe(time);
    expect(typedTime(typed, 'de-DE')).toBe(time);
  });

  it('is by day on a 12-hour clock, unless the reader says otherwise', () => {
    expect(typedTime('2:30', 'en-US')).toBe('14:30');
    expect(typedTime('2:30', 'de-DE')).toBe('02:30');
    expect(typedTime('2:30', 'en-GB')).toBe('02:30');
    expect(typedTime('230', 'en-US')).toBe('14:30');
    expect(typedTime('12', 'en-US')).toBe('12:00');
    expect(typedTime('2 am', 'en-US')).toBe('02:00');
  });

  it.each(['', 'n', '24:00', '9:75', '123456', 'pm'])('%s is none', (typed) => {
    expect(typedTime(typed)).toBeUndefined();
  });
});

it('chooses the nearest of the choices', () => {
  const choices = ['', '14:15', '14:30', '14:45', '23:45'].map((value) => ({ value }));
  expect(nearestTime(choices, '14:32')).toBe('14:30');
  expect(nearestTime(choices, '23:59')).toBe('23:45');
  expect(nearestTime(choices, '14:45')).toBe('14:45');
  expect(nearestTime(choices, 'no')).toBeUndefined();
});
