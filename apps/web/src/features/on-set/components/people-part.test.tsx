import type { ShootDetail } from '@lensemble/contract/shoots';
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
const shown = (change: Partial<ShootDetail>) => {
  const nowhere = {
    locationId: null,
    location: null,
    secondLocationId: null,
    secondLocation: null,
  };
  const shoot = { participants: [], date: null, ...nowhere, ...change } as Partial<ShootDetail>;
  return renderToStaticMarkup(
    <PeoplePart
      shoot={shoot as ShootDetail}
      day={dayOfPlan(shoot as ShootDetail, [], 0)}
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
