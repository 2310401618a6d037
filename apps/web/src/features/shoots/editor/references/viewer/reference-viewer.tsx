import type { ShootDetail } from '@lensemble/contract/shoots';
import { referenceViewerWords } from '@lensemble/messages/web/reference-viewer';
import * as Primitive from 'radix-ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { UnsavedChanges, UnsavedQuestion } from '@/components/forms/unsaved-changes.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { layerHost } from '@/components/ui/layers.tsx';
import { useReturnFocus } from '@/components/ui/return-focus.ts';
import { HostedToasts } from '@/components/ui/toaster.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { PointComments } from './points/point-comments.tsx';
import { usePoints } from './points/use-points.ts';
import { Stage } from './stage.tsx';
import { useNotes } from './use-notes.ts';
import { useShown } from './use-shown.ts';
import { useViewerKeys } from './use-viewer-keys.ts';

const UNSAVED = referenceViewerWords('unsaved');

interface ReferenceViewerProps {
  shoot: ShootDetail;
  /** The id of the reference to show first. */
  startAt: string;
  /** The comment at it to show first. */
  comment: string | null;
  /** Asks for confirmation, then deletes. */
  onDelete: (id: string) => void;
  onClose: () => void;
}

export default function ReferenceViewer({
  shoot,
  startAt,
  comment,
  onDelete,
  onClose,
}: ReferenceViewerProps) {
  const { references } = shoot;
  const { index, show } = useShown(references, startAt);
  const reference = references[index];
  const notes = useNotes(shoot.id, references);
  const points = usePoints(shoot.id, reference?.id, comment);
  const [asking, setAsking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const focus = useReturnFocus();

  const close = () => (notes.hasUnsaved ? setAsking(true) : onClose());
  const onKeyDown = useViewerKeys({
    onStep: (by) => show(index + by),
    onSave: () => reference && void notes.save(reference.id),
    onEscape: ({ target }) =>
      target instanceof HTMLTextAreaElement ? content.current?.focus() : close(),
  });

  // Closes when the last reference is deleted.
  const isEmpty = reference === undefined;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  if (!reference) return null;

  return (
    <Dialog open onOpenChange={(open) => open || close()}>
      <Primitive.Portal>
        <Primitive.Content
          ref={content}
          {...layerHost}
          {...focus}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onEscapeKeyDown={(event) => {
            const { target } = event;
            if (points.added?.isChosen === false) {
              event.preventDefault();
              points.end();
            }
            // While the user types, Escape only leaves the text field, or closes its list.
            if (!(target instanceof HTMLTextAreaElement)) return;
            event.preventDefault();
            if (!target.hasAttribute('aria-activedescendant')) content.current?.focus();
          }}
          className="fixed inset-0 z-40 grid grid-rows-[minmax(0,1fr)_auto] bg-photo-base outline-none data-[state=open]:animate-fade md:grid-cols-[minmax(0,1fr)_22.5rem] md:grid-rows-1"
        >
          <Primitive.Title className="sr-only">
            {referenceViewerWords('reference', { number: index + 1 })}
          </Primitive.Title>
          <div className="relative grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]">
            <Stage references={references} index={index} onShow={show} points={points} />
            <HostedToasts className="absolute bottom-0 left-0 p-4 md:bottom-24 md:p-6" />
          </div>
          <NotesPanel
            reference={reference}
            index={index}
            shootTitle={shoot.title}
            notes={notes}
            onDelete={() => onDelete(reference.id)}
            comments={
              <PointComments
                shootId={shoot.id}
                referenceId={reference.id}
                points={points}
                opened={comment}
              />
            }
            commentCount={points.threads.length}
            isCommenting={points.selected !== null || points.added?.isChosen === true}
          />
        </Primitive.Content>
      </Primitive.Portal>
      <UnsavedChanges
        dirty={notes.hasUnsaved}
        description={UNSAVED}
        saving={notes.isPending}
        onSave={notes.saveAll}
        onDiscard={notes.discard}
      />
      <UnsavedQuestion
        open={asking}
        description={UNSAVED}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          notes.discard();
          onClose();
        }}
        save={{
          label: referenceViewerWords('save'),
          pending: notes.isPending,
          run: () =>
            void notes.saveAll().then((saved) => {
              setAsking(false);
              if (saved) onClose();
            }),
        }}
      />
    </Dialog>
  );
}
