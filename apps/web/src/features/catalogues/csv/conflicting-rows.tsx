import { catalogueCsvWords } from '@lensemble/messages/web/catalogue-csv';
import { Button } from '@/components/ui/button.tsx';
import { DialogBody, DialogFooter } from '@/components/ui/dialog.tsx';
import { sentenceOf } from '@/lib/calls/api.ts';
import { LineList } from './line-list.tsx';
import type { Preview } from './preview-file.ts';

interface ConflictingRowsProps {
  preview: Preview;
  /** Of the items that others have changed or deleted since the preview. */
  ids: readonly string[];
  error: Error | null;
  isReading: boolean;
  /** Receives the preview with these rows alone. */
  onAgain: (preview: Preview) => void;
  onClose: () => void;
}

/** The rows of a written preview that were not written. */
export function ConflictingRows({
  preview,
  ids,
  error,
  isReading,
  onAgain,
  onClose,
}: ConflictingRowsProps) {
  const isRefused = new Set(ids);
  const lines = preview.lines.filter(
    (line) => line.kind === 'changed' && isRefused.has(line.before.id),
  );
  const again = () => {
    const numbers = new Set(lines.map(({ row }) => row));
    const rows = preview.table.rows.filter(({ number }) => numbers.has(number));
    onAgain({ ...preview, table: { ...preview.table, rows } });
  };
  return (
    <>
      <DialogBody className="grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(12rem,1fr)]">
        <div role="alert" className="grid gap-1">
          <b className="font-semibold text-base text-ink">
            {catalogueCsvWords('conflicts', { count: lines.length })}
          </b>
          <p className="text-ink-2">{catalogueCsvWords('conflictsAbout')}</p>
        </div>
        <LineList lines={lines} />
      </DialogBody>
      <DialogFooter className="items-center">
        {error && (
          <p role="alert" className="mr-auto text-danger-text max-md:w-full">
            {sentenceOf(error, catalogueCsvWords('notCompared'))}
          </p>
        )}
        <Button onClick={onClose}>{catalogueCsvWords('close')}</Button>
        <Button variant="primary" pending={isReading} onClick={again}>
          {catalogueCsvWords('again')}
        </Button>
      </DialogFooter>
    </>
  );
}
