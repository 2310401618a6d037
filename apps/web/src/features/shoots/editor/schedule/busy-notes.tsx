import { useBusy } from '../busy/busy-context.ts';
import { BusySummary } from '../busy/late-parts.ts';
import { useEditorFields } from '../hooks/use-editor-form.ts';

/** What the shoot cannot have on its date. */
export function BusyNotes() {
  const { setValue } = useEditorFields();
  const busy = useBusy();
  return (
    <div role="status" className="mt-3 empty:hidden">
      {busy && (
        <BusySummary busy={busy} onMove={(date) => setValue('date', date, { shouldDirty: true })} />
      )}
    </div>
  );
}
