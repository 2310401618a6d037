import { createFormControl } from 'react-hook-form';
import { expect, it } from 'vitest';
import { aShoot } from '../testing/a-shoot.ts';
import type { EditorForm } from './editor-form.ts';
import { formOf } from './editor-form.ts';
import { baseOf } from './open-editor.ts';
import { mergeNewer } from './rebase.ts';

const stored = aShoot();
const newer = aShoot({ version: 4, description: 'Theirs', color: '#22C55E' });

function editing(typed: Partial<EditorForm>) {
  const form = createFormControl<EditorForm>({ defaultValues: formOf(stored) }).formControl;
  form.reset({ ...formOf(stored), ...typed }, { keepDefaultValues: true });
  return { form, base: { current: baseOf(stored) } };
}

it('brings what somebody else has saved into the form, and goes on from there', () => {
  const { form, base } = editing({ title: 'Mine', color: '#22C55E' });
  expect(mergeNewer(form, base, newer)).toEqual(['description']);
  expect(form.getValues()).toEqual({ ...formOf(newer), title: 'Mine' });
  expect(base.current).toEqual(baseOf(newer));
});

it('leaves the form alone where both have changed the same', () => {
  const { form, base } = editing({ title: 'Mine', description: 'Mine as well' });
  expect(mergeNewer(form, base, newer)).toBeNull();
  expect(form.getValues()).toEqual({
    ...formOf(stored),
    title: 'Mine',
    description: 'Mine as well',
  });
  expect(base.current).toEqual(baseOf(stored));
});
