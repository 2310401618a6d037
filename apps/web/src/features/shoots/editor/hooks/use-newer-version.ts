import type { ShootDetail } from '@lensemble/contract/shoots';
import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { sameForm } from '@/features/shoots/editor/lib/after-save.ts';
import { type ConflictField, differingFields } from '@/features/shoots/editor/lib/conflict.ts';
import { type EditorForm, formOf } from '@/features/shoots/editor/lib/editor-form.ts';
import type { Faces } from '@/features/shoots/editor/lib/faces.ts';
import type { Base } from '@/features/shoots/editor/lib/open-editor.ts';
import { zonesFrom } from '@/features/shoots/editor/lib/place-zone.ts';
import { rebase } from '@/features/shoots/editor/lib/rebase.ts';
import { takeIn } from '@/features/shoots/editor/lib/take-in.ts';
import type { EditorFormControl } from './use-editor-form.ts';

interface Following {
  shoot: ShootDetail | null;
  form: EditorFormControl;
  base: RefObject<Base>;
  faces: Faces;
  /** The current write. A newer version waits for it, because it may be its own. */
  running: RefObject<Promise<unknown>>;
  /** The fields that the user edits now. */
  edited: ReadonlySet<string>;
}

/** What another member has saved, and the form does not have. */
export interface Beside {
  readonly fields: readonly ConflictField[];
  readonly theirs: EditorForm;
}

/** What a newer version has just changed in the form. */
export interface Fresh {
  readonly version: number;
  readonly fields: readonly ConflictField[];
  readonly before: EditorForm;
  readonly after: EditorForm;
}

const FRESH_MS = 12_000;

/**
 * Brings a newer version of the shoot into the form as soon as it is loaded. Conflicts and the field that the user edits stay
 * as they are: they are returned, and the next save asks about conflicts that are left.
 */
export function useNewerVersion({ shoot, form, base, faces, running, edited }: Following) {
  const [beside, setBeside] = useState<Beside | null>(null);
  const [fresh, setFresh] = useState<Fresh | null>(null);
  useEffect(() => {
    if (!fresh) return;
    const timer = setTimeout(() => setFresh(null), FRESH_MS);
    return () => clearTimeout(timer);
  }, [fresh]);

  const take = useEffectEvent(() => {
    const { version, values } = base.current;
    if (!shoot || version === undefined || shoot.version < version) return;
    const theirs = formOf(shoot);
    if (shoot.version === version && sameForm(theirs, values)) {
      setBeside(null);
      return;
    }
    const mine = structuredClone(form.getValues());
    const taken = takeIn({ base: values, mine, theirs }, edited, zonesFrom(faces, shoot));
    if (taken.beside.length === 0) rebase(form, base, shoot, taken.form);
    else if (!sameForm(taken.form, mine)) form.reset(taken.form, { keepDefaultValues: true });
    setBeside(taken.beside.length > 0 ? { fields: taken.beside, theirs } : null);
    const fields = differingFields(mine, taken.form);
    if (fields.length > 0)
      setFresh({ version: shoot.version, fields, before: mine, after: taken.form });
  });
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may let more of the newer version in
  useEffect(() => {
    running.current = running.current.then(take).catch(() => {});
  }, [shoot, edited, asked, running]);

  /** Takes the other member's value of a field. */
  const takeTheirs = useCallback(
    (field: ConflictField) => {
      if (!beside) return;
      form.setValue(field, beside.theirs[field], { shouldDirty: true });
      setAsked((times) => times + 1);
    },
    [form, beside],
  );
  /** Decides for the own value: the next save does not ask about it. */
  const keepMine = useCallback(
    (field: ConflictField) => {
      if (!beside) return;
      const values = { ...base.current.values, [field]: beside.theirs[field] };
      base.current = { ...base.current, values };
      setAsked((times) => times + 1);
    },
    [base, beside],
  );
  return { beside, fresh, takeTheirs, keepMine };
}
