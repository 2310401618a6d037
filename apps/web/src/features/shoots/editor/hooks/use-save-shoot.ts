import type { NewShoot, ShootDetail } from '@lensemble/contract/shoots';
import { editorSavingWords } from '@lensemble/messages/web/editor-saving';
import { type RefObject, useRef, useState } from 'react';
import { newerShootOf } from '@/features/shoots/api/update-shoot.ts';
import { afterSave, sameForm } from '@/features/shoots/editor/lib/after-save.ts';
import type { ConflictField } from '@/features/shoots/editor/lib/conflict.ts';
import type { CreateAttempt } from '@/features/shoots/editor/lib/create-attempt.ts';
import { formOf } from '@/features/shoots/editor/lib/editor-form.ts';
import type { Faces } from '@/features/shoots/editor/lib/faces.ts';
import { pickLists } from '@/features/shoots/editor/lib/form-links.ts';
import type { Base } from '@/features/shoots/editor/lib/open-editor.ts';
import { mergeNewer, rebase } from '@/features/shoots/editor/lib/rebase.ts';
import {
  isAboutItems,
  isWithoutServer,
  tellInvalid,
  tellRefusal,
} from '@/features/shoots/editor/lib/refusals.ts';
import { updatedText } from '@/features/shoots/editor/lib/updated-text.ts';
import { isFinalRefusal, isGone } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import type { DraftKeeper } from './use-draft.ts';
import type { EditorFormControl } from './use-editor-form.ts';
import { useShootWrites } from './use-shoot-writes.ts';

interface Saving {
  form: EditorFormControl;
  base: RefObject<Base>;
  attempt: RefObject<CreateAttempt | null>;
  draft: DraftKeeper;
  faces: Faces;
  /** The current write, which must finish first. */
  running: RefObject<Promise<unknown>>;
  /** Another member has saved a version that conflicts with the form. */
  onConflict: (theirs: ShootDetail) => void;
  onGone: () => void;
  /** Items that the form links have been deleted. */
  onMissing: () => Promise<void>;
  /** The template that a new shoot is made from; null for none. */
  template: RefObject<string | null>;
}

const CREATE_FAILED = editorSavingWords('createFailed');
const UPDATE_FAILED = editorSavingWords('updateFailed');

/** `merged`: the form now contains another member's changes and must be sent again. */
type Outcome = ShootDetail | 'merged' | null;

/**
 * Saves the form. `save` resolves to the stored shoot, or to null if it was not saved; the form then keeps its
 * values. `waiting` tells whether a save waits for the server.
 */
export function useSaveShoot(parts: Saving) {
  const { form, base, attempt, draft, faces, running, onConflict, onGone, onMissing, template } =
    parts;
  const { createFrom, updateFrom, saving } = useShootWrites({
    base,
    attempt,
    template,
    onAttempt: draft.keep,
    onFields: (stored, sent) => {
      const now = form.getValues();
      rebase(form, base, stored, afterSave({ ...formOf(stored), ...pickLists(sent) }, sent, now));
    },
  });
  const [waiting, setWaiting] = useState(false);
  const busy = useRef(false);
  /** Whether a save was requested during another one. */
  const again = useRef(false);

  const send = async (body: NewShoot, taken: ReadonlySet<ConflictField>): Promise<ShootDetail> => {
    const sent = structuredClone(form.getValues());
    const { stored } = base.current;
    const saved = await (stored ? updateFrom(stored, body, sent) : createFrom(body, sent));
    attempt.current = null;
    rebase(form, base, saved, afterSave(formOf(saved), sent, form.getValues()));
    if (stored) tellUpdated(updatedText(stored, saved, taken));
    return saved;
  };

  /**
   * After the shoot is created, the idempotency key stays, so that a retry after a reload does not create a second
   * one.
   */
  const forgetAttempt = (error: unknown) => {
    if (isFinalRefusal(error) && !base.current.stored) attempt.current = null;
  };

  /** The shoot was deleted, or the template: then the form has all that it had, except its shot list. */
  const tellGone = () => {
    if (base.current.stored) return onGone();
    template.current = null;
    toastError(editorSavingWords('templateGone'), CREATE_FAILED);
  };

  /** Merges another member's version, or reports a conflict. */
  const meet = (newer: ShootDetail, taken: Set<ConflictField>): 'merged' | null => {
    const news = mergeNewer(form, base, newer, faces);
    if (!news) onConflict(newer);
    for (const field of news ?? []) taken.add(field);
    return news && 'merged';
  };

  const keepForm = async (error: unknown, taken: Set<ConflictField>): Promise<'merged' | null> => {
    forgetAttempt(error);
    const newer = newerShootOf(error);
    // If the server refuses with the version that the form is already based on, merging would loop.
    if (newer && newer.version !== base.current.version) return meet(newer, taken);
    if (isGone(error)) tellGone();
    else if (await isWithoutServer(error)) setWaiting(true);
    else if (isAboutItems(error)) void onMissing();
    else tellRefusal(form, error, base.current.stored ? UPDATE_FAILED : CREATE_FAILED);
    return null;
  };

  const submit = async (taken: Set<ConflictField>): Promise<Outcome> => {
    let outcome = null as Outcome;
    const check = form.handleSubmit(async (body) => {
      outcome = await send(body, taken).catch((error) => keepForm(error, taken));
    }, tellInvalid);
    await check();
    return outcome;
  };

  /** Whether a repeated save was requested and there is something to save. */
  const isWantedAgain = (): boolean => {
    const isAsked = again.current;
    again.current = false;
    return isAsked && !sameForm(form.getValues(), base.current.values);
  };

  const submitUntilSaved = async (before: Promise<unknown>): Promise<ShootDetail | null> => {
    await before;
    // Only updates repeat. After a creation, the new shoot's own editor takes over later changes.
    const isMade = base.current.stored !== null && attempt.current === null;
    const taken = new Set<ConflictField>();
    let outcome = await submit(taken);
    while (outcome === 'merged' || (outcome && isMade && isWantedAgain()))
      outcome = await submit(taken);
    return outcome;
  };

  const save = async (): Promise<ShootDetail | null> => {
    again.current = busy.current;
    if (busy.current) return null;
    busy.current = true;
    setWaiting(false);
    const submitted = submitUntilSaved(running.current);
    running.current = submitted.catch(() => {});
    return submitted.finally(() => {
      busy.current = false;
      draft.keep();
    });
  };

  return { save, saving, waiting };
}

function tellUpdated(description: string | undefined): void {
  toast({ title: editorSavingWords('updated'), ...(description && { description }) });
}
