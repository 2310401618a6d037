import { describe, expect, it } from 'vitest';
import { aShoot } from '../testing/a-shoot.ts';
import { afterSave, sameForm } from './after-save.ts';
import { formOf } from './editor-form.ts';

const sent = {
  ...formOf(aShoot()),
  title: ' Trimmed by the server ',
  linkDraft: 'https://example.org/a',
};
const saved = {
  ...sent,
  title: 'Trimmed by the server',
  linkDraft: '',
  instagramLinks: ['https://example.org/a'],
};

describe('the form after a save', () => {
  it('is what the server stored', () => {
    expect(afterSave(saved, sent, sent)).toEqual(saved);
  });

  it('keeps what was typed while the save was under way', () => {
    const now = { ...sent, description: 'One more thought', linkDraft: 'https://example.org/b' };
    expect(afterSave(saved, sent, now)).toEqual({
      ...saved,
      description: 'One more thought',
      linkDraft: 'https://example.org/b',
    });
  });
});

describe('comparing forms', () => {
  it('looks into lists and reminders', () => {
    expect(sameForm(sent, structuredClone(sent))).toBe(true);
    expect(sameForm(sent, { ...sent, instagramLinks: [] })).toBe(false);
    expect(sameForm(sent, { ...sent, reminder: { ...sent.reminder, choice: 'none' } })).toBe(false);
  });
});
