import { shotListWords } from '@lensemble/messages/web/shot-list';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { peopleKeys } from '@/features/shoots/editor/lib/people-keys.ts';
import { toast } from '@/lib/shell/toast.ts';

/** The call time of each person, by their key in the form. Null at the shoot's time. */
type CallTimes = ReadonlyMap<string, string | null>;

/** Sets call times in the form, with Undo. */
export function useSetCallTimes() {
  const { getValues, setValue } = useEditorFields();
  const write = (wanted: CallTimes) => {
    const before = getValues('participants');
    const keys = peopleKeys(before);
    const after = before.map((person, at) => {
      const callTime = wanted.get(keys[at] ?? '');
      return callTime === undefined ? person : { ...person, callTime };
    });
    setValue('participants', after, { shouldDirty: true });
    return new Map(before.map(({ callTime }, at) => [keys[at] ?? '', callTime]));
  };
  return (wanted: CallTimes) => {
    const before = write(wanted);
    const undone = new Map([...wanted.keys()].map((key) => [key, before.get(key) ?? null]));
    toast({
      title: shotListWords('callTimesSet', { count: wanted.size }),
      action: { label: shotListWords('undo'), run: () => write(undone) },
    });
  };
}
