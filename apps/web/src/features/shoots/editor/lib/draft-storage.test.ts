import { describe, expect, it } from 'vitest';
import { endDrafts, resumeDrafts } from '@/lib/drafts.ts';
import { memoryStorage } from '@/testing/memory-storage.ts';
import { draftKey, readDraft, removeDraft, writeDraft } from './draft-storage.ts';
import { newForm } from './editor-form.ts';

const draft = {
  savedAt: 1,
  values: { ...newForm('UTC'), title: 'Half typed' },
  base: null,
  attempt: null,
  pictures: 0,
};

describe('drafts', () => {
  it('come back as they were kept', () => {
    const storage = memoryStorage();
    const key = draftKey('someone', null);
    writeDraft(key, draft, storage);
    expect(readDraft(key, storage)).toEqual(draft);
    removeDraft(key, storage);
    expect(readDraft(key, storage)).toBeNull();
  });

  it('of other people and other shoots stay apart', () => {
    const keys = [draftKey('a', null), draftKey('b', null), draftKey('a', 'x'), draftKey('b', 'x')];
    expect(new Set(keys).size).toBe(4);
  });

  it('that are no drafts are ignored', () => {
    const storage = memoryStorage();
    for (const text of ['', '{', '[]', '{"savedAt":1}', '{"savedAt":"1","values":{"title":"x"}}']) {
      storage.setItem('key', text);
      expect(readDraft('key', storage)).toBeNull();
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
