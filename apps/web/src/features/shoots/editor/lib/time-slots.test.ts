import { describe, expect, it } from 'vitest';
import { aroundSlots, durationSlots, timeChoices, timeSlots, timeSlotsWith } from './time-slots.ts';

describe('times of a day', () => {
  it('are the 96 quarters, on a 12-hour clock', () => {
    expect(timeSlots).toHaveLength(96);
    expect(timeSlots[0]).toEqual({ value: '00:00', label: '12:00 AM' });
    expect(timeSlots[48]).toEqual({ value: '12:00', label: '12:00 PM' });
    expect(timeSlots.at(-1)).toEqual({ value: '23:45', label: '11:45 PM' });
  });

  it('take in a time between two of them, in its place', () => {
    const slots = timeSlotsWith('09:20');
    expect(slots).toHaveLength(97);
    expect(slots.findIndex((slot) => slot.value === '09:20')).toBe(38);
    expect(timeSlotsWith('09:15')).toBe(timeSlots);
    expect(timeSlotsWith(null)).toBe(timeSlots);
  });
});

it('a chosen time can be taken out again, on top of the list', () => {
  expect(timeChoices(null)).toBe(timeSlots);
  expect(timeChoices('09:15').slice(0, 2)).toEqual([
    { value: '', label: 'No time' },
    { value: '00:00', label: '12:00 AM', separated: true },
  ]);
  expect(timeChoices('09:15')).toHaveLength(97);
});

describe('durations', () => {
  it('are 32, from a quarter of an hour to eight hours', () => {
    expect(durationSlots).toHaveLength(32);
    expect(durationSlots[0]).toEqual({ value: '15', label: '15 min' });
    expect(durationSlots.at(-1)).toEqual({ value: '480', label: '8h' });
  });
});

it('set-up and strike are none or up to eight hours', () => {
  expect(aroundSlots).toHaveLength(33);
  expect(aroundSlots.slice(0, 2)).toEqual([
    { value: '0', label: 'None' },
    { value: '15', label: '15 min' },
  ]);
  expect(aroundSlots.at(-1)).toEqual({ value: '480', label: '8h' });
});
