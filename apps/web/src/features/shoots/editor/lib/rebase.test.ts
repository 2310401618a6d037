import { createFormControl } from 'react-hook-form';
import { expect, it } from 'vitest';
import { aShoot } from '../testing/a-shoot.ts';
import { type EditorForm, formOf } from './editor-form.ts';
import { noFaces } from './faces.ts';
import { baseOf } from './open-editor.ts';
import { mergeNewer, rebase } from './rebase.ts';

const stored = aShoot();
const newer = aShoot({ version: 4, description: 'Theirs', color: '#22C55E' });

function editing(typed: Partial<EditorForm>, from = stored) {
  const form = createFormControl<EditorForm>({ defaultValues: formOf(from) }).formControl;
  form.reset({ ...formOf(from), ...typed }, { keepDefaultValues: true });
  return { form, base: { current: baseOf(from) } };
}

it('brings what another member has saved into the form, and goes on from there', () => {
  const { form, base } = editing({ title: 'Mine', color: '#22C55E' });
  expect(mergeNewer(form, base, newer, noFaces)).toEqual(['description']);
  expect(form.getValues()).toEqual({ ...formOf(newer), title: 'Mine' });
  expect(base.current).toEqual(baseOf(newer));
});

it('leaves the form alone where both have changed the same', () => {
  const { form, base } = editing({ title: 'Mine', description: 'Mine as well' });
  expect(mergeNewer(form, base, newer, noFaces)).toBeNull();
  expect(form.getValues()).toEqual({
    ...formOf(stored),
    title: 'Mine',
    description: 'Mine as well',
  });
  expect(base.current).toEqual(baseOf(stored));
});

it('follows a location that both have moved, without a question, and the reminder with it', () => {
  const locationId = '0190a0a0-0000-7000-8000-000000000002';
  const arrival = { parking: null, meetingPoint: null, hospital: null };
  const nowhere = { address: null, notes: null, placeId: null, imageUrl: null, ...arrival };
  const there = { id: locationId, name: 'Pier', ...nowhere, imagePlaceholder: null };
  const at = (timeZone: string, version: number, reminderTime: string) => ({
    ...aShoot({ locationId, timeZone, version, reminderTime }),
    location: { ...there, latitude: 40.7, longitude: -74 },
  });
  const berlin = at('Europe/Berlin', 3, '2026-11-21T13:30:00.000Z');
  const newYork = at('America/New_York', 5, '2026-11-21T19:30:00.000Z');
  const { form, base } = editing({ description: 'Mine', timeZone: 'Europe/Oslo' }, berlin);
  expect(form.getValues('reminder').choice).toBe('1hour');
  expect(mergeNewer(form, base, newYork, noFaces)).toEqual(['timeZone']);
  expect(form.getValues()).toEqual({ ...formOf(newYork), description: 'Mine' });
  expect(form.getValues('reminder').choice).toBe('1hour');
});

const guest = {
  ...{ personnelId: null, name: 'Zed', role: 'Model', email: null, phone: null },
  ...{
    avatarUrl: null,
    avatarPlaceholder: null,
    notNamed: false,
    costumeIds: [],
    dayContact: null,
  },
  callTime: null,
  id: '0190a0a0-0000-7000-8000-000000000009',
};
const typedGuest = {
  personnelId: null,
  name: 'Zed',
  role: 'Model',
  email: null,
  callTime: null,
  costumeIds: [],
};

it('counts a guest who was stored meanwhile as unchanged', () => {
  const { form, base } = editing({ participants: [typedGuest] });
  const saved = aShoot({ version: 4, participants: [guest] });
  rebase(form, base, saved, form.getValues());
  expect(form.getValues()).toEqual(formOf(saved));
});

it('merges the same new guest of two members into one, and a renamed one keeps the id', () => {
  const both = editing({ participants: [typedGuest] });
  const theirs = aShoot({ version: 4, participants: [guest] });
  expect(mergeNewer(both.form, both.base, theirs, noFaces)).toEqual(['participants']);
  expect(both.form.getValues('participants')).toEqual(formOf(theirs).participants);
  const renamed = editing({}, theirs);
  const zoe = { ...formOf(theirs).participants[0]!, name: 'Zoe' };
  renamed.form.setValue('participants', [zoe]);
  const others = aShoot({ version: 5, participants: [guest], description: 'Theirs' });
  expect(mergeNewer(renamed.form, renamed.base, others, noFaces)).toEqual(['description']);
  expect(renamed.form.getValues('participants')).toMatchObject([{ name: 'Zoe', id: guest.id }]);
});
