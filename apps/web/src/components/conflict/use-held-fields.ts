import { useRef, useState } from 'react';
import { ApiError } from '@/lib/calls/api.ts';
import type { Picks } from './conflict-row.ts';
import {
  dropField,
  type Fields,
  type HeldFields,
  hasChanged,
  holdField,
  keepField,
  leaveField,
  mergeHeld,
  settleFields,
  shownFields,
} from './held-fields.ts';

interface Saving<Stored, Values extends Fields> {
  readonly stored: Stored;
  readonly fieldsOf: (stored: Stored) => Values;
  /** Saves onto a version. A conflict rejects with the newer one. */
  readonly send: (fields: Values, onto: Stored) => Promise<Stored>;
  readonly onSent: (stored: Stored) => void;
  readonly onFailed: (error: unknown) => void;
}

/**
 * The fields of a form that several people edit. What the user does not edit follows what others save. What the user edits or
 * has changed stays: the other value stands beside it, and a save asks about clashes that are left.
 */
export function useHeldFields<Stored, Values extends Fields>({
  stored,
  fieldsOf,
  send,
  onSent,
  onFailed,
}: Saving<Stored, Values>) {
  const [held, setHeld] = useState<HeldFields<Values>>({});
  const [sent, setSent] = useState<Values>();
  const [isAsking, setAsking] = useState(false);
  const edited = useRef<string>(null);
  const saved = fieldsOf(stored);
  const { fields, clashes, beside } = mergeHeld(saved, held, sent);

  const saveOnto = async (newest: Stored, own: typeof held): Promise<void> => {
    const merged = mergeHeld(fieldsOf(newest), own);
    setAsking(merged.clashes.length > 0);
    if (merged.clashes.length > 0) return;
    setSent(merged.fields);
    try {
      const now = await send(merged.fields, newest);
      setHeld((before) => settleFields(before, merged.fields, edited.current));
      onSent(now);
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'version_conflict';
      if (isStale) return await saveOnto(error.current as Stored, own);
      onFailed(error);
    } finally {
      setSent(undefined);
    }
  };

  /** Decides the clashes, and saves what is left. @returns whether there was anything left */
  const decide = async (picks: Picks): Promise<boolean> => {
    const own = clashes.reduce(
      (before, name) =>
        picks[name] === 'theirs' ? dropField(before, name) : keepField(before, saved, name),
      held,
    );
    setHeld(own);
    setAsking(false);
    const isLeft = hasChanged(saved, mergeHeld(saved, own).fields);
    if (isLeft) await saveOnto(stored, own);
    return isLeft;
  };

  return {
    values: shownFields(saved, held),
    saved,
    clashes,
    /** The fields of which another member's value stands beside the user's. */
    beside,
    isDirty: hasChanged(saved, fields),
    isSaving: sent !== undefined,
    isAsking: isAsking && clashes.length > 0,
    write: <Name extends keyof Values & string>(name: Name, mine: Values[Name]) =>
      setHeld((before) => holdField(before, saved, name, mine)),
    /** What the control of a field tells. */
    focusOf: (name: keyof Values & string) => ({
      onFocus: () => {
        edited.current = name;
        setHeld((before) => holdField(before, saved, name));
      },
      onBlur: () => {
        edited.current = null;
        setHeld((before) => leaveField(before, saved, name));
      },
    }),
    takeTheirs: (name: keyof Values & string) => setHeld((before) => dropField(before, name)),
    keepMine: (name: keyof Values & string) => setHeld((before) => keepField(before, saved, name)),
    save: () => saveOnto(stored, held),
    decide,
    stopAsking: () => setAsking(false),
  };
}
