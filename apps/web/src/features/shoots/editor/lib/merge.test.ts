import { describe, expect, it } from 'vitest';
import { aShoot } from '../testing/a-shoot.ts';
import { formOf } from './editor-form.ts';
import { allOf, mergeForms } from './merge.ts';

const base = formOf(aShoot());
const link = 'https://www.instagram.com/p/DAbcdefghij/';
const mira = {
  personnelId: 'mira',
  name: null,
  role: 'Model',
  email: null,
  callTime: null,
  costumeIds: [],
};
const guest = {
  personnelId: null,
  name: 'Zed',
  role: 'Model',
  email: null,
  callTime: null,
  costumeIds: [],
};
const lamp = (quantity: number) => ({ equipmentId: 'lamp', quantity });

describe('merging what two people made of a shoot', () => {
  it('asks nothing where they changed different fields', () => {
    const mine = { ...base, participants: [mira] };
    const theirs = { ...base, description: 'Theirs', equipment: [lamp(2)] };
    const merged = { ...theirs, participants: [mira] };
    expect(mergeForms({ base, mine, theirs })).toEqual({ form: merged, conflicts: [] });
  });

  it('asks about a field that both changed, and takes the picked side of it alone', () => {
    const mine = { ...base, description: 'Mine', time: '21:15' };
    const theirs = { ...base, description: 'Theirs', color: '#EF4444' };
    const { conflicts, form } = mergeForms({ base, mine, theirs });
    expect(conflicts).toEqual([{ field: 'description', entry: null }]);
    expect(form).toEqual({ ...theirs, description: 'Mine', time: '21:15' });
    const picks = allOf(conflicts, 'theirs');
    expect(mergeForms({ base, mine, theirs }, picks).form).toEqual({ ...theirs, time: '21:15' });
  });

  it('takes blanks around text for no change', () => {
    const mine = { ...base, description: `${base.description} ` };
    const theirs = { ...base, description: 'Theirs' };
    expect(mergeForms({ base, mine, theirs })).toEqual({ form: theirs, conflicts: [] });
  });

  it('keeps a location and its zone together', () => {
    const tokyo = { ...base, locationId: 'tokyo', timeZone: 'Asia/Tokyo' };
    const lima = { ...base, locationId: 'lima', timeZone: 'America/Lima' };
    const { conflicts, form } = mergeForms({ base, mine: tokyo, theirs: lima });
    expect(conflicts).toEqual([{ field: 'locationId', entry: null }]);
    expect(form).toEqual(tokyo);
    const picks = allOf(conflicts, 'theirs');
    expect(mergeForms({ base, mine: tokyo, theirs: lima }, picks).form).toEqual(lima);
  });

  it('takes the zone of the location over one that either chose by hand', () => {
    const tokyo = { ...base, locationId: 'tokyo', timeZone: 'Asia/Tokyo' };
    const byHand = { ...base, timeZone: 'America/Lima' };
    const merged = { form: tokyo, conflicts: [] };
    expect(mergeForms({ base, mine: byHand, theirs: tokyo })).toEqual(merged);
    expect(mergeForms({ base, mine: tokyo, theirs: byHand })).toEqual(merged);
  });

  it('takes the zone that either chose for a location without a position', () => {
    const mine = { ...base, locationId: 'studio' };
    const theirs = { ...base, timeZone: 'America/Lima' };
    const merged = { form: { ...theirs, locationId: 'studio' }, conflicts: [] };
    expect(mergeForms({ base, mine, theirs })).toEqual(merged);
  });

  it('asks nothing about the zone of a place, wherever either side believes it to be', () => {
    const before = { ...base, locationId: 'pier' };
    const mine = { ...before, timeZone: 'Europe/Oslo' };
    const theirs = { ...before, timeZone: 'America/New_York' };
    const there = () => 'America/New_York';
    const merged = { form: theirs, conflicts: [] };
    expect(mergeForms({ base: before, mine, theirs }, {}, there)).toEqual(merged);
    expect(mergeForms({ base: before, mine: theirs, theirs: mine }, {}, there)).toEqual(merged);
    const unknown = mergeForms({ base: before, mine, theirs });
    expect(unknown.conflicts).toEqual([{ field: 'timeZone', entry: null }]);
  });

  it('takes the zone of the picked place, also where only the other one has moved', () => {
    const before = { ...base, locationId: 'pier' };
    const mine = { ...before, locationId: 'mill' };
    const theirs = { ...before, timeZone: 'America/New_York' };
    const zoneAt = (id: string) => (id === 'mill' ? base.timeZone : 'America/New_York');
    expect(mergeForms({ base: before, mine, theirs }, {}, zoneAt)).toEqual({
      form: mine,
      conflicts: [],
    });
  });

  it('keeps what both added to a list, and takes off what either took off', () => {
    const before = { ...base, costumeIds: ['a', 'b', 'c'] };
    const mine = { ...before, costumeIds: ['b', 'c', 'mine'] };
    const theirs = { ...before, costumeIds: ['a', 'b', 'theirs'] };
    const { form, conflicts } = mergeForms({ base: before, mine, theirs });
    expect(form.costumeIds).toEqual(['b', 'theirs', 'mine']);
    expect(conflicts).toEqual([]);
  });

  it('keeps the order that I brought a list into', () => {
    const before = { ...base, propIds: ['a', 'b', 'c'] };
    const mine = { ...before, propIds: ['c', 'a', 'b'] };
    const theirs = { ...before, propIds: ['a', 'b', 'c', 'd'] };
    expect(mergeForms({ base: before, mine, theirs }).form.propIds).toEqual(['c', 'a', 'b', 'd']);
  });

  it('asks about an entry that both changed, not about its neighbors', () => {
    const before = { ...base, equipment: [lamp(1)], participants: [mira, guest] };
    const mine = { ...before, equipment: [lamp(2)], participants: [{ ...mira, role: 'Styling' }] };
    const theirs = {
      ...before,
      equipment: [lamp(3), { equipmentId: 'tripod', quantity: 1 }],
      participants: [mira, { ...guest, role: 'Driver' }],
    };
    const { form, conflicts } = mergeForms({ base: before, mine, theirs });
    expect(conflicts.map(({ field }) => field)).toEqual(['participants', 'equipment']);
    expect(form.equipment).toEqual([lamp(2), { equipmentId: 'tripod', quantity: 1 }]);
    expect(form.participants).toEqual([{ ...mira, role: 'Styling' }]);
    const other = mergeForms({ base: before, mine, theirs }, allOf(conflicts, 'theirs')).form;
    expect(other.equipment[0]).toEqual(lamp(3));
    expect(other.participants).toEqual([
      { ...mira, role: 'Styling' },
      { ...guest, role: 'Driver' },
    ]);
  });

  describe('worn costumes', () => {
    const wears = (...costumeIds: string[]) => ({ ...mira, costumeIds });
    const zed = (...costumeIds: string[]) => ({ ...guest, costumeIds });
    const before = { ...base, costumeIds: ['a', 'b', 'c'], participants: [wears('a'), zed()] };
    const people = (mine: object, theirs: object) => {
      const sides = { mine: { ...before, ...mine }, theirs: { ...before, ...theirs } };
      const { form, conflicts } = mergeForms({ base: before, ...sides });
      expect(conflicts).toEqual([]);
      return form.participants;
    };

    it('is merged costume by costume, beside what they do', () => {
      const mine = { participants: [{ ...wears('a', 'b'), role: 'Stylist' }, zed()] };
      const theirs = { participants: [wears('c', 'a'), zed('b')] };
      const merged = [{ ...wears('c', 'a', 'b'), role: 'Stylist' }, zed('b')];
      expect(people(mine, theirs)).toEqual(merged);
      expect(people({ participants: [wears(), zed('c')] }, theirs)).toEqual([
        wears('c'),
        zed('b', 'c'),
      ]);
    });

    it('ends when either takes the costume off the shoot', () => {
      const off = { costumeIds: ['b', 'c'], participants: [wears(), zed()] };
      const on = { participants: [wears('a', 'b'), zed('a')] };
      expect(people(on, off)).toEqual([wears('b'), zed()]);
      expect(people(off, on)).toEqual([wears('b'), zed()]);
    });

    it('stays with a participant whom they have removed and I keep', () => {
      const mine = { ...before, participants: [{ ...wears('a'), role: 'Stylist' }, zed()] };
      const theirs = { ...before, participants: [zed('c')] };
      const { form, conflicts } = mergeForms({ base: before, mine, theirs });
      expect(conflicts.map(({ field }) => field)).toEqual(['participants']);
      expect(form.participants).toEqual([zed('c'), { ...wears('a'), role: 'Stylist' }]);
      const picked = mergeForms({ base: before, mine, theirs }, allOf(conflicts, 'theirs'));
      expect(picked.form.participants).toEqual([zed('c')]);
    });
  });

  it('counts people of the same name who are in no list', () => {
    const mine = { ...base, participants: [guest, guest] };
    const theirs = { ...base, participants: [guest, mira] };
    const { form, conflicts } = mergeForms({ base, mine, theirs });
    expect(form.participants).toEqual([guest, mira, guest]);
    expect(conflicts).toEqual([]);
  });

  it('keeps what stands in the link field, unless they have added that link', () => {
    const theirs = { ...base, instagramLinks: [...base.instagramLinks, link] };
    const draftOf = (linkDraft: string) =>
      mergeForms({ base, mine: { ...base, linkDraft }, theirs }).form.linkDraft;
    expect(draftOf('https://half')).toBe('https://half');
    expect(draftOf(link)).toBe('');
  });
});
