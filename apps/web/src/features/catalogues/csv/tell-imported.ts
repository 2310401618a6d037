import { catalogueCsvWords } from '@lensemble/messages/web/catalogue-csv';
import type { QueryClient } from '@tanstack/react-query';
import { sentenceOf } from '@/lib/calls/api.ts';
import type { CatalogueKind } from '@/lib/catalogues/catalogues.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import type { Preview } from './preview-file.ts';
import { undoLines, type Written } from './write-lines.ts';

/** Longer than other toasts, because it takes some time to look through a list. */
const UNDO_MS = 30_000;

/** Tells what was imported, with Undo. */
export function tellImported(
  client: QueryClient,
  kind: CatalogueKind,
  preview: Preview,
  written: Written,
): void {
  const { created, changed } = written;
  toast({
    title: catalogueCsvWords('imported'),
    description: catalogueCsvWords('counts', { created, changed }),
    durationMs: UNDO_MS,
    action: {
      label: catalogueCsvWords('undo'),
      run: () => void undo(client, kind, preview, written),
    },
  });
}

async function undo(client: QueryClient, kind: CatalogueKind, preview: Preview, written: Written) {
  try {
    const { refused } = await undoLines(client, kind, preview, written);
    const kept = catalogueCsvWords('undoKept', { count: refused.length });
    toast({
      title: catalogueCsvWords('undone'),
      ...(refused.length > 0 && { description: kept }),
    });
  } catch (error) {
    const message = sentenceOf(error, catalogueCsvWords('notUndone'));
    toastError(message);
  }
}
