import type { RefObject } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { sameForm } from '@/features/shoots/editor/lib/after-save.ts';
import type { CreateAttempt } from '@/features/shoots/editor/lib/create-attempt.ts';
import { removeDraft, writeDraft } from '@/features/shoots/editor/lib/draft-storage.ts';
import type { Base } from '@/features/shoots/editor/lib/open-editor.ts';
import type { EditorFormControl } from './use-editor-form.ts';

const KEEP_AFTER_MS = 300;

export interface DraftKeeper {
  /** Keeps what the form holds now, or removes the draft where that is what is stored. */
  readonly keep: () => void;
  /** The typing has found its end (saved, discarded, deleted): nothing is kept any more. */
  readonly drop: () => void;
}

interface Kept {
  key: string;
  form: EditorFormControl;
  base: RefObject<Base>;
  attempt: RefObject<CreateAttempt | null>;
}

/** Keeps what is typed against an accidental reload, a moment after the typing pauses and when the page goes away. */
export function useDraft({ key, form, base, attempt }: Kept): DraftKeeper {
  const over = useRef(false);
  const keeper = useMemo(() => {
    const keep = () => {
      if (!over.current) keepDraft(key, form, base.current, attempt.current);
    };
    const drop = () => {
      over.current = true;
      removeDraft(key);
    };
    return { keep, drop };
  }, [key, form, base, attempt]);

  useEffect(() => {
    over.current = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keeper.keep, KEEP_AFTER_MS);
      },
    });
    window.addEventListener('pagehide', keeper.keep);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      window.removeEventListener('pagehide', keeper.keep);
    };
  }, [form, keeper]);

  return keeper;
}

/** Keeps what the form holds now, if that is not what is stored. */
export function keepDraft(
  key: string,
  form: EditorFormControl,
  { stored, version, values: original }: Base,
  attempt: CreateAttempt | null,
): void {
  const values = form.getValues();
  if (sameForm(values, original)) {
    removeDraft(key);
    return;
  }
  const base = stored && version !== undefined ? { version, values: original } : null;
  writeDraft(key, { savedAt: Date.now(), values, base, attempt });
}
