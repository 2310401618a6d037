import type { EditorForm } from './editor-form.ts';

/** Whether two forms are equal, including blanks. */
export function sameForm(a: EditorForm, b: EditorForm): boolean {
  return keysOf(a).every((key) => same(a[key], b[key]));
}

/**
 * The form after a save: the stored values, except for fields changed during the save.
 *
 * @param saved what the server stored
 * @param sent the form when the save began
 * @param now the form when the save ended
 */
export function afterSave(saved: EditorForm, sent: EditorForm, now: EditorForm): EditorForm {
  const typedSince = keysOf(now).filter((key) => !same(now[key], sent[key]));
  return { ...saved, ...Object.fromEntries(typedSince.map((key) => [key, now[key]])) };
}

function keysOf(form: EditorForm): (keyof EditorForm)[] {
  return Object.keys(form) as (keyof EditorForm)[];
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
