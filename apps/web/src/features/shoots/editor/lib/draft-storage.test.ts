import { describe, expect, it } from 'vitest';
import { endDrafts, resumeDrafts } from '@/lib/session/drafts.ts';
import { memoryStorage } from '@/testing/memory-storage.ts';
import { draftKey, readDraft, removeDraft, writeDraft } from './draft-storage.ts';
import { newForm } from './editor-form.ts';

const blank = newForm('UTC');
const draft = {
  savedAt: 1,
  values: { ...blank, title: 'Half typed' },
  base: null,
  start: null,
  attempt: null,
  template: null,
  pictures: 0,
};

describe('drafts', () => {
  it('come back as they were kept', () => {
    const storage = memoryStorage();
    const key = draftKey('someone', null);
    writeDraft(key, draft, storage);
    expect(readDraft(key, blank, storage)).toEqual(draft);
    removeDraft(key, storage);
    expect(readDraft(key, blank, storage)).toBeNull();
  });

  it('of an older version of the page take from the current form what they lack or keep otherwise', () => {
    const storage = memoryStorage();
    const { color: _, ...values } = draft.values;
    const base = { version: 2, values: { ...values, durationMinutes: '90' } };
    storage.setItem('key', JSON.stringify({ ...draft, values, base }));
    const current = { ...blank, color: '#123456', durationMinutes: 45 };
    expect(readDraft('key', current, storage)).toEqual({
      ...draft,
      values: { ...draft.values, color: '#123456' },
      base: { version: 2, values: { ...draft.values, color: '#123456', durationMinutes: 45 } },
    });
  });

  it('of an older version of the page have participants without a time of their own', () => {
    const storage = memoryStorage();
    const kim = { personnelId: null, name: 'Kim', role: 'Model', email: null, costumeIds: [] };
    const values = { ...draft.values, participants: [kim] };
    storage.setItem('key', JSON.stringify({ ...draft, values }));
    expect(readDraft('key', blank, storage)?.values.participants).toEqual([
      { ...kim, callTime: null },
    ]);
  });

  it('of an older version of the page are of no template', () => {
    const storage = memoryStorage();
    const { template: _, ...older } = draft;
    storage.setItem('key', JSON.stringify(older));
    expect(readDraft('key', blank, storage)?.template).toBeNull();
  });

  it('stay where an older version of the page has left them', () => {
    expect(draftKey('a', null)).toBe('lensemble:draft:4:a:new');
    expect(draftKey('a', 'x')).toBe('lensemble:draft:4:a:x');
  });

  it('of other people and other shoots stay apart', () => {
    const keys = [draftKey('a', null), draftKey('b', null), draftKey('a', 'x'), draftKey('b', 'x')];
    expect(new Set(keys).size).toBe(4);
  });

  it('that are no drafts are ignored', () => {
    const storage = memoryStorage();
    for (const text of ['', '{', '[]', '{"savedAt":1}', '{"savedAt":"1","values":{"title":"x"}}']) {
      storage.setItem('key', text);
      expect(readDraft('key', blank, storage)).toBeNull();
    }
  });

  it('are all gone after signing out, and none is kept any more', () => {
    const storage = memoryStorage();
    const keys = [draftKey('a', null), draftKey('', null), draftKey('a', 'x')];
    for (const key of keys) writeDraft(key, draft, storage);
    storage.setItem('theme', 'light');
    endDrafts(storage);
    for (const key of keys) writeDraft(key, draft, storage);
    expect(storage.length).toBe(1);
    resumeDrafts();
  });

  it('never disturb where storage is full', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => writeDraft('key', draft, full)).not.toThrow();
  });
});
