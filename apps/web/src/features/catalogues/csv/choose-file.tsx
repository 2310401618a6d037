import { ID_COLUMN } from '@lensemble/contract/catalogue-columns';
import { catalogueCsvWords } from '@lensemble/messages/web/catalogue-csv';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { DialogBody } from '@/components/ui/dialog.tsx';
import { sentenceOf } from '@/lib/calls/api.ts';
import type { CatalogueKind } from '@/lib/catalogues/catalogues.ts';
import { cn } from '@/lib/cn.ts';
import { useIncomingFiles } from '@/lib/pictures/use-incoming-files.ts';
import { FileFaultError } from './file-fault-error.ts';
import { sheets } from './sheets.ts';
import { columnNames } from './write-table.ts';

interface ChooseFileProps {
  kind: CatalogueKind;
  error: Error | null;
  isReading: boolean;
  onFile: (file: File) => void;
}

export function ChooseFile({ kind, error, isReading, onFile }: ChooseFileProps) {
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !isReading) onFile(file);
  };
  const isOver = useIncomingFiles(area, take);
  const columns = [ID_COLUMN, ...columnNames(sheets[kind].columns)];
  return (
    <DialogBody>
      <p className="text-base text-ink-2">{catalogueCsvWords('about')}</p>
      <div
        ref={area}
        className={cn(
          'grid min-h-44 place-items-center content-center gap-2 rounded-lg border border-dashed p-4 text-center',
          isOver ? 'border-accent-line bg-accent-soft' : 'border-line-field bg-well',
        )}
      >
        <input
          ref={field}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-label={catalogueCsvWords('choose')}
          className="hidden"
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
        <Button variant="primary" pending={isReading} onClick={() => field.current?.click()}>
          {!isReading && <FileUp aria-hidden />}
          {isReading ? catalogueCsvWords('reading') : catalogueCsvWords('choose')}
        </Button>
        <p className="text-ink-3 max-md:hidden">
          {isOver ? catalogueCsvWords('dropNow') : catalogueCsvWords('drop')}
        </p>
      </div>
      {error && (
        <p role="alert" className="text-danger-text">
          {error instanceof FileFaultError
            ? error.message
            : sentenceOf(error, catalogueCsvWords('notCompared'))}
        </p>
      )}
      <div className="grid gap-2 text-ink-2">
        <p>{catalogueCsvWords('columns')}</p>
        <ul className="flex flex-wrap gap-1.5">
          {columns.map((column) => (
            <li key={column} translate="no" className="rounded-sm bg-hover px-2 py-0.5">
              {column}
            </li>
          ))}
        </ul>
        <p>{catalogueCsvWords('ids')}</p>
      </div>
    </DialogBody>
  );
}
