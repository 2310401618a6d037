import { catalogueCsvWords } from '@lensemble/messages/web/catalogue-csv';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import type { CatalogueKind } from '@/lib/catalogues/catalogues.ts';
import { ChooseFile } from './choose-file.tsx';
import { ConflictingRows } from './conflicting-rows.tsx';
import { type Preview, previewFile, previewTable } from './preview-file.ts';
import { PreviewRows } from './preview-rows.tsx';
import { tellImported } from './tell-imported.ts';
import { writeLines } from './write-lines.ts';

interface ImportDialogProps {
  kind: CatalogueKind;
  onClose: () => void;
}

/** Reads a file, shows what it would change, and writes that. */
export default function ImportDialog({ kind, onClose }: ImportDialogProps) {
  const client = useQueryClient();
  const [preview, setPreview] = useState<Preview | null>(null);
  const reading = useMutation({
    mutationFn: (file: File) => previewFile(client, kind, file),
    onSuccess: setPreview,
  });
  const writing = useMutation({
    mutationFn: (shown: Preview) => writeLines(client, kind, shown),
    onSuccess: (written, shown) => {
      tellImported(client, kind, shown, written);
      if (written.refused.length === 0) onClose();
    },
  });
  const again = useMutation({
    mutationFn: ({ fileName, table }: Preview) => previewTable(client, kind, fileName, table),
    onSuccess: (shown) => {
      writing.reset();
      setPreview(shown);
    },
  });
  const conflicts = writing.data?.refused ?? [];
  const hasConflicts = conflicts.length > 0;
  const startOver = () => {
    writing.reset();
    reading.reset();
    setPreview(null);
  };

  return (
    <Dialog open onOpenChange={(open) => open || writing.isPending || onClose()}>
      <DialogContent title={catalogueCsvWords('title')} size="lg">
        {!preview && (
          <ChooseFile
            kind={kind}
            error={reading.error}
            isReading={reading.isPending}
            onFile={(file) => reading.mutate(file)}
          />
        )}
        {preview && hasConflicts && (
          <ConflictingRows
            preview={preview}
            ids={conflicts}
            error={again.error}
            isReading={again.isPending}
            onAgain={(rest) => again.mutate(rest)}
            onClose={onClose}
          />
        )}
        {preview && !hasConflicts && (
          <PreviewRows
            preview={preview}
            error={writing.error}
            isWriting={writing.isPending}
            onWrite={() => writing.mutate(preview)}
            onStartOver={startOver}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
