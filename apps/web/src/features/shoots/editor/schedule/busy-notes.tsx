import { use } from 'react';
import { cn } from '@/lib/cn.ts';
import { BusyContext } from '../busy/busy-context.ts';
import { isAskedFor } from '../busy/is-asked-for.ts';
import { BusySummary } from '../busy/late-parts.ts';
import { useEditorFields } from '../hooks/use-editor-form.ts';

/** What the shoot cannot have on its date. */
export function BusyNotes() {
  const { setValue, setFocus } = useEditorFields();
  const { wants, busy } = use(BusyContext);
  const keepsPlace = wants !== null && isAskedFor(wants, new Date());
  return (
    <div role="status" className={cn('mt-3', keepsPlace ? 'min-h-11.5' : 'empty:hidden')}>
      {keepsPlace && busy && (
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
