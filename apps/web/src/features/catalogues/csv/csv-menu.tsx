import { catalogueCsvWords } from '@lensemble/messages/web/catalogue-csv';
import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis, FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { sentenceOf } from '@/lib/calls/api.ts';
import type { CatalogueKind } from '@/lib/catalogues/catalogues.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { toastError } from '@/lib/shell/toast.ts';

const ImportDialog = lazyDialog(() => import('./import-dialog.tsx'));

/** Takes a catalog out as a CSV file, and in again. */
export function CsvMenu({ kind }: { kind: CatalogueKind }) {
  const client = useQueryClient();
  const [isImporting, setImporting] = useState(false);
  const save = async () => {
    try {
      const { exportCsv } = await import('./export-csv.ts');
      await exportCsv(client, kind);
    } catch (error) {
      toastError(sentenceOf(error, catalogueCsvWords('notExported')));
    }
  };
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={catalogueCsvWords('menu')}>
            <Ellipsis aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" className="w-60">
          <DropdownMenuItem onSelect={() => setImporting(true)}>
            <FileUp aria-hidden />
            {catalogueCsvWords('importFrom')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void save()}>
            <FileDown aria-hidden />
            {catalogueCsvWords('exportAs')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isImporting && <ImportDialog kind={kind} onClose={() => setImporting(false)} />}
    </>
  );
}
