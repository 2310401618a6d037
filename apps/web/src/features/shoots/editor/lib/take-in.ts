import { type ConflictField, comparable } from './conflict.ts';
import type { EditorForm } from './editor-form.ts';
import { mergeForms } from './merge.ts';
import type { Versions } from './merge-lists.ts';
import type { ZoneAt } from './place-zone.ts';

interface TakenIn {
  readonly form: EditorForm;
  /** The fields of the other version that stay beside the form: conflicts, and what is being edited. */
  readonly beside: readonly ConflictField[];
}

/** Merges another member's version into the form, except for the fields that are being edited. */
export function takeIn(
  versions: Versions<EditorForm>,
  edited: ReadonlySet<string>,
  zoneAt?: ZoneAt,
): TakenIn {
  const { mine } = versions;
  const { form: merged, conflicts } = mergeForms(versions, {}, zoneAt);
  const names = Object.keys(merged) as (keyof EditorForm)[];
  const held = names.filter(
    (field): field is ConflictField =>
      field !== 'linkDraft' &&
      edited.has(field) &&
      comparable(merged, field) !== comparable(mine, field),
  );
  const kept = Object.fromEntries(held.map((field) => [field, mine[field]]));
  const beside = new Set([...conflicts.map(({ field }) => field), ...held]);
  return { form: { ...merged, ...kept }, beside: [...beside] };
}
