import { conflictLabels, differingFields } from './conflict.ts';
import type { EditorForm } from './editor-form.ts';

const NAMED_AT_MOST = 3;
const list = new Intl.ListFormat('en');

/** What is not saved yet: `The description and the time`, or `5 changes`. */
export function changesText(base: EditorForm, now: EditorForm): { words: string; isMany: boolean } {
  const labels = new Set(differingFields(base, now).map((field) => conflictLabels[field]));
  if (now.linkDraft.trim()) labels.add(conflictLabels.instagramLinks);
  // Only blanks were typed.
  if (labels.size === 0) return { words: 'The text', isMany: false };
  if (labels.size > NAMED_AT_MOST) return { words: `${labels.size} changes`, isMany: true };
  const words = list.format([...labels].map((label) => `the ${inSentence(label)}`));
  const isMany = labels.size > 1 || labels.has(conflictLabels.instagramLinks);
  return { words: words.charAt(0).toUpperCase() + words.slice(1), isMany };
}

function inSentence(label: string): string {
  return label === conflictLabels.instagramLinks ? 'Instagram links' : label.toLowerCase();
}
