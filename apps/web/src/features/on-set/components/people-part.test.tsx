import type { ShootDetail } from '@lensemble/contract/shoots';
import { newShot, type Shot } from '@lensemble/contract/shots';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dayOfPlan } from '../lib/day-of-plan.ts';
import { PeoplePart } from './people-part.tsx';

const placed = { placeId: null, latitude: null, longitude: null, imageUrl: null };
const barn = {
  ...{ ...placed, imagePlaceholder: null },
  ...{ id: 'barn', name: 'Tithe barn', address: 'Via del Fienile 3' },
};
const abbey = {
  ...{ ...barn, notes: null, parking: null, meetingPoint: 'South gate', hospital: null },
  ...{ id: 'abbey', name: 'San Galgano' },
};
const shown = (change: Partial<ShootDetail>, shots: readonly Shot[] = [], now = 0) => {
  const nowhere = {
    costumes: [],
    locationId: null,
    location: null,
    secondLocationId: null,
    secondLocation: null,
  };
  const shoot = { participants: [], date: null, ...nowhere, ...change } as Partial<ShootDetail>;
  return renderToStaticMarkup(
    <PeoplePart
      shoot={shoot as ShootDetail}
      day={dayOfPlan(shoot as ShootDetail, shots, now)}
      onMap={() => undefined}
      onPerson={() => undefined}
    />,
  );
};
const first = { locationId: 'abbey', location: abbey };
const second = { secondLocationId: 'barn', secondLocation: barn };

test('the place for rain comes after the place, with its own way there', () => {
  const markup = shown({ ...first, ...second });
  expect(markup).toMatch(/San Galgano.*South gate.*Tithe barn.*If it rains · Via del Fienile 3/);
  expect(markup.match(/>Directions</g)).toHaveLength(2);
});

test.each([
  ['there is none', first],
  ['it is the place', { ...first, secondLocationId: 'abbey', secondLocation: abbey }],
  ['there is no place', second],
])('no place for rain is shown where %s', (_, change) => {
  expect(shown(change)).not.toContain('If it rains');
});

test('a person is on once the entry has begun, and what is missing to reach them or the place is said', () => {
  const yuki = {
    ...{ id: 'yuki', name: 'Yuki Arai', role: 'Model', costumeIds: ['nimue'] },
    ...{ phone: null, email: null, avatarUrl: null, avatarPlaceholder: null },
  };
  const day = { date: '2026-12-04', time: '18:00', timeZone: 'UTC' };
  const costume = { costumeId: 'nimue', characterName: 'Nimue' };
  const shoot = { ...day, participants: [yuki], costumes: [costume] } as unknown as ShootDetail;
  const shots = [
    {
      ...{ ...newShot.parse({ title: 'Arch' }), id: 'a', participantIds: ['yuki'] },
      ...{ state: 'open' as const, actualEnd: null },
    },
  ];
  const at = (time: string) => shown(shoot, shots, Date.parse(`2026-12-04T${time}:00Z`));
  expect(at('16:00')).toContain('Needed at 6:00 PM');
  const begun = at('18:05');
  expect(begun).toContain('On now');
  expect(begun).toContain('Model · Nimue');
  expect(begun).toContain('No phone number or email address');
  expect(begun).toContain('No location yet');
  const nameless = { ...abbey, meetingPoint: null, address: null };
  expect(shown({ locationId: 'abbey', location: nameless })).toContain(
    'Directions need an address or coordinates.',
  );
});
