import { describe, expect, it } from 'vitest';
import { aShoot } from '../testing/a-shoot.ts';
import type { Draft } from './draft-storage.ts';
import { formOf, newForm } from './editor-form.ts';
import { type Asked, openEditor } from './open-editor.ts';
import { readerTimeZone } from './time-zones.ts';

const shoot = aShoot();
const typed = { ...formOf(shoot), title: 'Half typed' };
const nothing: Asked = { prefill: {}, template: null };

describe('opening the editor', () => {
  it('starts from the shoot', () => {
    const { base, draft } = openEditor(shoot, nothing, () => null);
    expect(base).toEqual({ stored: shoot, version: 3, values: formOf(shoot) });
    expect(draft).toBeNull();
  });

  it('starts a new one in the zone of the reader, with what the address asks for', () => {
    const day = { status: 'planning', date: '2026-11-28' } as const;
    const { base } = openEditor(null, { ...nothing, prefill: day }, () => null);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(base.values).toMatchObject({ status: 'planning', date: '2026-11-28', timeZone });
  });

  it('goes on from a draft, over the version that it was typed over', () => {
    const kept = {
      savedAt: 1,
      values: typed,
      base: { version: 2, values: formOf(shoot) },
      start: null,
      ...{ attempt: null, template: null },
      pictures: 0,
    };
    const { base, draft } = openEditor(shoot, nothing, () => kept);
    expect(draft).toBe(kept);
    expect(base).toEqual({ stored: shoot, version: 2, values: formOf(shoot) });
  });

  it('drops a draft that says what is stored', () => {
    const kept = {
      savedAt: 1,
      values: formOf(shoot),
      base: { version: 2, values: typed },
      start: null,
      ...{ attempt: null, template: null },
      pictures: 0,
    };
    expect(openEditor(shoot, nothing, () => kept)).toMatchObject({
      draft: null,
      base: { version: 3 },
    });
  });

  const blank = newForm(readerTimeZone());
  const begun = (attempt: Draft['attempt']): Draft => ({
    savedAt: 1,
    values: { ...blank, title: 'Selkie', color: '#000000' },
    base: null,
    start: blank,
    attempt,
    template: null,
    pictures: 0,
  });
  const prefill = { description: 'Two lights', color: '#ffffff', durationMinutes: 90 };
  const studio: Asked = { prefill, template: 'studio' };

  it('keeps what was typed when a template is chosen, and takes the rest from it', () => {
    const { draft } = openEditor(null, studio, () => begun(null));
    const filled = { title: 'Selkie', description: 'Two lights', durationMinutes: 90 };
    expect(draft?.values).toMatchObject({ ...filled, color: '#000000' });
    expect(openEditor(null, studio, () => draft).draft).toBe(draft);
  });

  it('goes on from a draft with the template of the draft, unless another one is chosen', () => {
    const kept = { ...begun(null), template: 'studio' };
    expect(openEditor(null, nothing, () => kept)).toMatchObject({
      draft: kept,
      template: 'studio',
    });
    const alley = openEditor(null, { ...nothing, template: 'alley' }, () => kept);
    expect(alley).toMatchObject({ template: 'alley', draft: { template: 'alley' } });
    expect(openEditor(null, studio, () => null).template).toBe('studio');
    expect(openEditor(null, nothing, () => null).template).toBeNull();
  });

  it('repeats a request that may have created a shoot with the template that it was made from', () => {
    const attempt = { key: 'a', body: {} } as unknown as Draft['attempt'];
    const kept = { ...begun(attempt), template: 'alley' };
    expect(openEditor(null, studio, () => kept).template).toBe('alley');
  });

  it('keeps the day that a draft began with when a new shoot is opened without one', () => {
    const day = { status: 'planning', date: '2026-11-28' } as const;
    const start = newForm(readerTimeZone(), day);
    const kept = { ...begun(null), start, values: { ...start, title: 'Selkie' } };
    expect(openEditor(null, nothing, () => kept).draft).toBe(kept);
  });

  it('changes nothing of a shoot that may have been created already', () => {
    const attempt = { key: 'a', body: {} } as unknown as Draft['attempt'];
    const kept = begun(attempt);
    expect(openEditor(null, studio, () => kept).draft).toBe(kept);
  });
});
