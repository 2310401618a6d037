import { pageLocale } from '@lensemble/messages/page-language';
import { editorUnsavedWords } from '@lensemble/messages/web/editor-unsaved';
import { type ConflictField, differingFields, fieldInSentence, isPlural } from './conflict.ts';
import type { EditorForm } from './editor-form.ts';

const NAMED_AT_MOST = 3;
const list = new Intl.ListFormat(pageLocale);

/** Says in parts what is unsaved: `The description and the time of Nimue are not saved yet.` */
export function unsavedParts<Part>(
  base: EditorForm,
  now: EditorForm,
  title: Part,
): (Part | string)[] {
  const changed = new Set<ConflictField>(differingFields(base, now));
  if (now.linkDraft.trim()) changed.add('instagramLinks');
  const fields = [...changed];
  // The only difference is blanks.
  if (fields.length === 0) return editorUnsavedWords.parts('text', { title });
  if (fields.length > NAMED_AT_MOST) {
    return editorUnsavedWords.parts('changes', { title, count: fields.length });
  }
  const names = list.format(fields.map(fieldInSentence));
  return editorUnsavedWords.parts('fields', {
    title,
    fields: names.charAt(0).toLocaleUpperCase(pageLocale) + names.slice(1),
    count: isPlural(fields) ? 2 : 1,
  });
}
