import type { Slot } from '@lensemble/contract/timetable';
import { expect, it } from 'vitest';
import { aboutSlot } from './slot-about.ts';

const convention = { meetingPoints: [{ id: 'hall', name: 'Hall 4', note: null }] };
const slotAt = (meetingPointId: string | null, role: string | null) => {
  const people = ['Yuki', 'Dana', 'Yuki'].map((name) => ({ name }));
  const shoot = { people, meetingPointId, locationName: 'Fairground' };
  return { shoot, role } as unknown as Pick<Slot, 'shoot' | 'role'>;
};

it.each([
  ['hall', 'Model', 'Model · Hall 4'],
  ['hall', null, 'Hall 4'],
  [null, 'Moth', 'Moth · Fairground'],
])('says of a person’s slot at %s as %s: %s', (point, role, text) => {
  expect(aboutSlot(convention, slotAt(point, role), false)).toBe(text);
});

it('says who is at a place, each once', () => {
  expect(aboutSlot(convention, slotAt('hall', null), true)).toBe('Yuki, Dana');
  expect(aboutSlot(convention, slotAt(null, null), true)).toBe('Fairground · Yuki, Dana');
});
