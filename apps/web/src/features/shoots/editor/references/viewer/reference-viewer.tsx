import type { ShootDetail } from '@lensemble/contract/shoots';
import * as Dialog from 'radix-ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { layerHost } from '@/components/ui/layers.tsx';
import { useReturnFocus } from '@/components/ui/return-focus.ts';
import { UnsavedQuestion } from '@/components/unsaved-changes.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { Stage } from './stage.tsx';
import { useNotes } from './use-notes.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import { wrap } from './wrap.ts';

interface ReferenceViewerProps {
  shoot: ShootDetail;
  /** The reference to begin with. */
  startAt: string;
  /** Asks whether to delete one. */
  onDelete: (id: string) => void;
  onClose: () => void;
}

/** The references one by one, as large as the screen, with their notes. */
export default function ReferenceViewer({
  shoot,
  startAt,
  onDelete,
  onClose,
}: ReferenceViewerProps) {
  const { references } = shoot;
  const [id, setId] = useState(startAt);
  const index = Math.max(
    0,
    references.findIndex((reference) => reference.id === id),
  );
  const reference = references[index];
  const notes = useNotes(shoot.id, references);
  const [asking, setAsking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const focus = useReturnFocus();

  const show = (next: number) => {
    const target = references[wrap(next, references.length)];
    if (target) setId(target.id);
  };
  const close = () => (notes.hasUnsaved ? setAsking(true) : onClose());
  const onKeyDown = useViewerKeys({
    onStep: (by) => show(index + by),
    onSave: () => reference && void notes.save(reference.id),
  });

  // Somebody else has deleted the last one meanwhile.
  const isEmpty = reference === undefined;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  if (!reference) return null;

  return (
    <Dialog.Root open onOpenChange={(open) => open || close()}>
      <Dialog.Portal>
        <Dialog.Content
          ref={content}
          {...layerHost}
          {...focus}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onEscapeKeyDown={(event) => {
            // While typing, Escape only ends that.
            if (!(event.target instanceof HTMLTextAreaElement)) return;
            event.preventDefault();
            content.current?.focus();
          }}
          className="fixed inset-0 z-40 grid grid-rows-[minmax(0,1fr)_auto] bg-photo-base outline-none data-[state=open]:animate-fade md:grid-cols-[minmax(0,1fr)_22.5rem] md:grid-rows-1"
        >
          <Dialog.Title className="sr-only">Reference {index + 1}</Dialog.Title>
          <Stage references={references} index={index} onShow={show} />
          <NotesPanel
            key={reference.id}
            reference={reference}
            index={index}
            shootTitle={shoot.title}
            notes={notes}
            onDelete={() => onDelete(reference.id)}
          />
        </Dialog.Content>
      </Dialog.Portal>
      <UnsavedQuestion
        open={asking}
        description="What you wrote about this reference is not saved yet."
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          notes.discard();
          onClose();
        }}
        save={{
          label: 'Save',
          pending: notes.isPending,
          run: () =>
            void notes.saveAll().then((saved) => {
              setAsking(false);
              if (saved) onClose();
            }),
        }}
      />
    </Dialog.Root>
  );
}
