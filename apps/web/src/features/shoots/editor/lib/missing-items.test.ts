import { expect, it } from 'vitest';
import { aShoot } from '../testing/a-shoot.ts';
import { formOf } from './editor-form.ts';
import { withoutMissing } from './missing-items.ts';

const none: ReadonlySet<string> = new Set();
const guest = {
  ...{ personnelId: null, name: 'Sam', role: 'Smoke', email: null, callTime: null },
  costumeIds: ['gone', 'nimue'],
};
const mira = {
  personnelId: 'mira',
  name: null,
  role: 'Model',
  email: null,
  callTime: null,
  costumeIds: ['nimue'],
};
const form = {
  ...formOf(aShoot()),
  locationId: 'lake',
  secondLocationId: 'hall',
  costumeIds: ['nimue', 'gone'],
  participants: [guest, mira],
  equipment: [{ equipmentId: 'strobe', quantity: 2 }],
};

it('removes what is no longer in a catalog, and nothing else', () => {
  const known = {
    costumes: new Set(['nimue']),
    props: none,
    equipment: new Set(['strobe']),
    locations: none,
    personnel: none,
  };
  expect(withoutMissing(form, known)).toEqual({
    form: {
      ...form,
      locationId: null,
      secondLocationId: null,
      costumeIds: ['nimue'],
      participants: [{ ...guest, costumeIds: ['nimue'] }],
    },
    missing: [
      { kind: 'locations', id: 'lake' },
      { kind: 'locations', id: 'hall' },
      { kind: 'costumes', id: 'gone' },
      { kind: 'personnel', id: 'mira' },
    ],
  });
});
