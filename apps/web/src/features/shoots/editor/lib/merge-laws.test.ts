import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aShoot } from '../testing/a-shoot.ts';
import { type ConflictField, comparable, fields } from './conflict.ts';
import { type EditorForm, formOf } from './editor-form.ts';
import { wearingOnly } from './form-links.ts';
import { allOf, keyOf, mergeForms } from './merge.ts';
import { entriesByKey } from './merge-lists.ts';
import { noReminder } from './reminder.ts';

// Few values, so that the sides often agree, differ, remove and repeat.
const few = fc.constantFrom('a', 'b', 'c');
const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 4 });
const participant = fc.record({
  personnelId: fc.constantFrom(null, 'p', 'q'),
  name: fc.constantFrom('Zed', 'Yan'),
  role: few,
  email: fc.constant(null),
  callTime: fc.constantFrom(null, '09:00', '10:00'),
  costumeIds: ids,
});
/** A missing field does not compile, so the laws apply to every field. */
const arbitraries: { readonly [Field in ConflictField]: fc.Arbitrary<EditorForm[Field]> } = {
  title: few,
  status: fc.constantFrom('idea', 'planning'),
  date: fc.constantFrom(null, '2026-11-21', '2026-11-22'),
  time: fc.constantFrom(null, '10:00', '11:00'),
  // Time zone and location merge together; merge.test.ts covers them.
  timeZone: fc.constant(formOf(aShoot()).timeZone),
  durationMinutes: fc.constantFrom(60, 90),
  setUpMinutes: fc.constantFrom(0, 45),
  strikeMinutes: fc.constantFrom(0, 30),
  reminder: fc.constantFrom(noReminder, { ...noReminder, choice: '1day' }),
  locationId: fc.constant(null),
  secondLocationId: fc.constantFrom(null, 'hall', 'barn'),
  convention: fc.constantFrom(
    null,
    { id: 'a', meetingPointId: null },
    { id: 'a', meetingPointId: 'b' },
    { id: 'c', meetingPointId: 'd' },
  ),
  description: fc.constantFrom('', 'a', 'b', ' b '),
  costumeIds: ids,
  propIds: ids,
  participants: fc.uniqueArray(participant, { selector: keyOf.participants, maxLength: 4 }),
  dayContact: fc.option(fc.record({ person: few, showsPhone: fc.boolean() })),
  equipment: fc.uniqueArray(
    fc.record({ equipmentId: few, quantity: fc.integer({ min: 1, max: 3 }) }),
    { selector: ({ equipmentId }) => equipmentId, maxLength: 3 },
  ),
  color: few,
  instagramLinks: ids,
};
const form: fc.Arbitrary<EditorForm> = fc.record(arbitraries).map((some) => ({
  ...some,
  linkDraft: '',
  participants: wearingOnly(some.participants, some.costumeIds),
}));
const versions = fc.record({ base: form, mine: form, theirs: form });

type ListField = keyof typeof keyOf;
const lists = Object.keys(keyOf) as ListField[];
const plain = fields.filter((field) => !(field in keyOf));

/** The content of a form as separate facts, each with a unique key. */
function facts(of: EditorForm): Map<string, string> {
  const all = new Map(plain.map((field) => [field as string, comparable(of, field)]));
  for (const field of lists) {
    const byKey = entriesByKey<never>(of[field] as never[], keyOf[field] as () => string);
    for (const [key, entry] of byKey) all.set(`${field} ${key}`, wordsOf(entry));
  }
  return all;
}

/** Without the costumes worn, which are separate facts. */
const wordsOf = (entry: object) => JSON.stringify({ ...entry, costumeIds: undefined });

/** Which participant wears which costume. Includes only participants and costumes that all forms contain. */
function wornIn(of: EditorForm, ...others: readonly EditorForm[]): Set<string> {
  const people = others.map((other) => entriesByKey(other.participants, keyOf.participants));
  const worn = [...entriesByKey(of.participants, keyOf.participants)].flatMap(([key, person]) =>
    people.every((each) => each.has(key))
      ? person.costumeIds.map((costume) => [key, costume] as const)
      : [],
  );
  const isEverywhere = (costume: string) =>
    others.every(({ costumeIds }) => costumeIds.includes(costume));
  return new Set(
    worn.flatMap(([key, costume]) => (isEverywhere(costume) ? `${key} ${costume}` : [])),
  );
}

describe('whatever two people do', () => {
  it('nothing that only one of them changed is lost, and nothing that both left alone changes', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const [was, here, there] = [facts(base), facts(mine), facts(theirs)];
        const merged = facts(mergeForms({ base, mine, theirs }).form);
        for (const name of new Set([...was.keys(), ...here.keys(), ...there.keys()])) {
          if (here.get(name) === was.get(name)) expect(merged.get(name)).toBe(there.get(name));
          if (there.get(name) === was.get(name)) expect(merged.get(name)).toBe(here.get(name));
        }
      }),
    );
  });

  it('they are asked exactly about what both changed to different things', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const [was, here, there] = [facts(base), facts(mine), facts(theirs)];
        const names = [...new Set([...was.keys(), ...here.keys(), ...there.keys()])];
        const both = names.filter((name) => {
          const [before, a, b] = [was.get(name), here.get(name), there.get(name)];
          return a !== before && b !== before && a !== b;
        });
        const { conflicts } = mergeForms({ base, mine, theirs });
        expect(Object.keys(allOf(conflicts, 'mine')).sort()).toEqual(both.sort());
      }),
    );
  });

  it('a participant wears what either has put on them, without what either has taken off', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const { form } = mergeForms({ base, mine, theirs });
        const all = [base, mine, theirs, form];
        const [was, here, there, merged] = all.map((one) => wornIn(one, ...all));
        for (const fact of new Set([...was!, ...here!, ...there!])) {
          const isWorn = was!.has(fact)
            ? here!.has(fact) && there!.has(fact)
            : here!.has(fact) || there!.has(fact);
          expect(merged!.has(fact)).toBe(isWorn);
        }
        expect(form.participants).toEqual(wearingOnly(form.participants, form.costumeIds));
      }),
    );
  });

  it('it does not matter who of them saves first', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const one = mergeForms({ base, mine, theirs });
        const other = mergeForms({ base, mine: theirs, theirs: mine });
        const keys = (of: typeof one) => Object.keys(allOf(of.conflicts, 'mine')).sort();
        expect(keys(other)).toEqual(keys(one));
        const swapped = mergeForms(
          { base, mine: theirs, theirs: mine },
          allOf(other.conflicts, 'theirs'),
        );
        expect([...facts(swapped.form)].sort()).toEqual([...facts(one.form)].sort());
      }),
    );
  });

  it('the sides are taken whole: picking nothing but mine or theirs decides nothing else', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const { conflicts, form: withMine } = mergeForms({ base, mine, theirs });
        const withTheirs = mergeForms({ base, mine, theirs }, allOf(conflicts, 'theirs')).form;
        const picked = new Set(Object.keys(allOf(conflicts, 'mine')));
        const rest = (of: EditorForm) => [...facts(of)].filter(([name]) => !picked.has(name));
        expect(rest(withTheirs).sort()).toEqual(rest(withMine).sort());
      }),
    );
  });
});
