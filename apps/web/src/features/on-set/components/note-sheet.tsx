import { SHOT_NOTES_MAX } from '@lensemble/contract/constants';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import type { Entry } from '../lib/entries.ts';
import { Sheet } from './sheet.tsx';

interface NoteSheetProps {
  entry: Entry;
  onSave: (notes: string | null) => void;
  onClose: () => void;
}

export function NoteSheet({ entry, onSave, onClose }: NoteSheetProps) {
  const [notes, setNotes] = useState(entry.notes ?? '');
  return (
    <Sheet
      title={onSetWords('editNote', { title: entry.name })}
      onClose={onClose}
      isChanged={notes !== (entry.notes ?? '')}
      typed={notes}
      footer={
        <Button
          variant="primary"
          className="min-h-14 flex-1 rounded-xl text-base"
          onClick={() => onSave(notes.trim() || null)}
        >
          {onSetWords('saveNote')}
        </Button>
      }
    >
      <Textarea
        data-first
        aria-label={onSetWords('note')}
        rows={5}
        value={notes}
        maxLength={SHOT_NOTES_MAX}
        onChange={(event) => setNotes(event.target.value)}
      />
    </Sheet>
  );
}
