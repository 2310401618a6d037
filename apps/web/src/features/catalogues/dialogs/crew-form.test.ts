import type { CrewMember } from '@lensemble/contract/personnel';
import { createElement, type PropsWithChildren } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
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

function Form({ values, children }: PropsWithChildren<{ values: FieldValues }>) {
  return createElement(FormProvider, { ...useForm({ defaultValues: values }), children });
}

test.each([
  ['instagram', 'mira.frames', true],
  ['website', 'https://mira.example.org', true],
  ['notes', 'Vegetarian', false],
])(
  'with the field %s filled (%s), the switch that shows handles is there: %s',
  async (field, text, isThere) => {
    const { valuesOf, controls } = await form('en');
    const values = { ...valuesOf(null, 'Mira'), [field]: text };
    const control = createElement(controls.showsHandles);
    const shown = renderToStaticMarkup(createElement(Form, { values }, control));
    expect(shown.includes('role="switch"')).toBe(isThere);
  },
);
