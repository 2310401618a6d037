import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { sameForm } from '@/features/shoots/editor/lib/after-save.ts';
import type { CreateAttempt } from '@/features/shoots/editor/lib/create-attempt.ts';
import { type Draft, removeDraft, writeDraft } from '@/features/shoots/editor/lib/draft-storage.ts';
import type { Base } from '@/features/shoots/editor/lib/open-editor.ts';
import type { ReferenceQueue } from '@/features/shoots/editor/references/upload-queues.ts';
import type { EditorFormControl } from './use-editor-form.ts';

const KEEP_AFTER_MS = 300;

export interface DraftKeeper {
  /** Stores the form as a draft, or removes the draft if the form equals the stored shoot. */
  readonly keep: () => void;
  /** Removes the draft and stops storing: the form was saved, discarded or deleted. */
  readonly drop: () => void;
  /** Whether `keep` has found nothing to store since the editor opened. A restored draft is then obsolete. */
  readonly isGone: boolean;
}

interface Kept {
  key: string;
  form: EditorFormControl;
  base: RefObject<Base>;
  attempt: RefObject<CreateAttempt | null>;
  template: RefObject<string | null>;
  queue: ReferenceQueue;
}

/** Stores a draft `KEEP_AFTER_MS` after the last change and when the page closes, in case of a reload. */
export function useDraft({ key, form, base, attempt, template, queue }: Kept): DraftKeeper {
  const over = useRef(false);
  const [isGone, setGone] = useState(false);
  const keeper = useMemo(() => {
    const keep = () => {
      if (over.current) return;
      const pictures = queue.current().filter(({ state }) => state === 'held').length;
      const begun = { attempt: attempt.current, template: template.current };
      if (!keepDraft(key, form, base.current, begun, pictures)) setGone(true);
    };
    const drop = () => {
      over.current = true;
      removeDraft(key);
    };
    return { keep, drop };
  }, [key, form, base, attempt, template, queue]);

  useEffect(() => {
    over.current = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keeper.keep, KEEP_AFTER_MS);
    };
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: keepSoon });
    const unsubscribeQueue = queue.subscribe(keepSoon);
    window.addEventListener('pagehide', keeper.keep);
    return () => {
      unsubscribe();
      unsubscribeQueue();
      clearTimeout(timer);
      window.removeEventListener('pagehide', keeper.keep);
    };
  }, [form, queue, keeper]);

  return { ...keeper, isGone };
}

type Begun = Pick<Draft, 'attempt' | 'template'>;

/**
 * Stores the form as a draft, or removes the draft if the form equals the stored shoot and no pictures are held.
 *
 * @param pictures the number of held pictures
 * @returns whether a draft was stored
 */
export function keepDraft(
  key: string,
  form: EditorFormControl,
  { stored, version, values: original }: Base,
  begun: Begun,
  pictures = 0,
): boolean {
  const values = form.getValues();
  if (pictures === 0 && sameForm(values, original)) {
    removeDraft(key);
    return false;
  }
  const base = stored && version !== undefined ? { version, values: original } : null;
  const start = stored ? null : original;
  writeDraft(key, { savedAt: Date.now(), values, base, start, ...begun, pictures });
  return true;
}
