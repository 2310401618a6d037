import type { CrewMember } from '@lensemble/contract/personnel';
import { expect, test } from 'vitest';
import { inLanguage } from '@/testing/in-language.ts';

const form = (language: string) =>
  inLanguage(language, async () => (await import('./crew-form.tsx')).crewForm);

test.each([
  ['en', 'Makeup Artist', 'Makeup Artist'],
  ['de', 'Makeup Artist', 'Make-up'],
  ['ja', 'Photographer', 'フォトグラファー'],
  ['fr', 'Armorer', 'Armorer'],
])(
  '(%s) the form shows the role %s as %s, and stores it as before',
  async (language, role, shown) => {
    const { valuesOf, schema } = await form(language);
    const values = valuesOf({ name: 'Mira', role } as CrewMember, '');
    expect(values.role).toBe(shown);
    expect(schema.parse(values)).toMatchObject({ name: 'Mira', role });
  },
);
