import { useBusy } from '../busy/busy-context.ts';
import { BusySummary } from '../busy/late-parts.ts';
import { useEditorFields } from '../hooks/use-editor-form.ts';

/** What the shoot cannot have on its date. */
export function BusyNotes() {
  const { setValue, setFocus } = useEditorFields();
  const busy = useBusy();
  return (
    <div role="status" className="mt-3 empty:hidden">
      {busy && (
        <BusySummary
          busy={busy}
          onMove={(date) => {
            // The button that was pressed disappears with the conflicts.
            setFocus('date');
            setValue('date', date, { shouldDirty: true });
          }}
        />
      )}
    </div>
  );
}
