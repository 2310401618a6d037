import { type ConflictField, conflictLabels, differingFields, isPlural } from './conflict.ts';
import type { EditorForm } from './editor-form.ts';

const NAMED_AT_MOST = 3;
const list = new Intl.ListFormat('en');

/** Names the unsaved changes: `The description and the time`, or `5 changes`. */
export function changesText(base: EditorForm, now: EditorForm): { words: string; isMany: boolean } {
  const fields = new Set<ConflictField>(differingFields(base, now));
  if (now.linkDraft.trim()) fields.add('instagramLinks');
  const labels = [...fields].map((field) => conflictLabels[field]);
  // The only difference is blanks.
  if (labels.length === 0) return { words: 'The text', isMany: false };
  if (labels.length > NAMED_AT_MOST) return { words: `${labels.length} changes`, isMany: true };
  const words = list.format(labels.map((label) => `the ${inSentence(label)}`));
  return { words: words.charAt(0).toUpperCase() + words.slice(1), isMany: isPlural([...fields]) };
}

function inSentence(label: string): string {
  return label === conflictLabels.instagramLinks ? 'Instagram links' : label.toLowerCase();
}
