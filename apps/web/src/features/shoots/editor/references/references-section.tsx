import type { ShootDetail } from '@lensemble/contract/shoots';
import { referenceWords } from '@lensemble/messages/web/references';
import { useRef, useState, useSyncExternalStore } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { useCommentCounts } from '@/features/shoots/editor/comments/use-comment-counts.ts';
import { Section } from '@/features/shoots/editor/components/section.tsx';
import { cn } from '@/lib/cn.ts';
import { useIncomingFiles } from '@/lib/pictures/use-incoming-files.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { type PointOfComment, useOpenedPoint } from '../comments/open-point.ts';
import { AddTile } from './add-tile.tsx';
import { FoldButton } from './fold-button.tsx';
import { ReferenceList } from './reference-list.tsx';
import { UploadNews } from './upload-news.tsx';
import { countComing } from './upload-queue.ts';
import type { ReferenceQueue } from './upload-queues.ts';
import { UploadTile } from './upload-tile.tsx';
import { useFold } from './use-fold.ts';
import { useJustified } from './use-justified.ts';
import { type PickFiles, usePickFiles } from './use-pick-files.ts';
import { useReferenceRemoval } from './use-reference-removal.ts';

const ReferenceViewer = lazyDialog(() => import('./viewer/reference-viewer.tsx'));

type Viewing = Pick<PointOfComment, 'referenceId'> & { readonly commentId: string | null };

interface ReferencesSectionProps {
  /** Null for a new shoot. */
  shoot: ShootDetail | null;
  queue: ReferenceQueue;
}

export function ReferencesSection({ shoot, queue }: ReferencesSectionProps) {
  const references = shoot?.references ?? [];
  const uploads = useSyncExternalStore(queue.subscribe, queue.current);
  const section = useRef<HTMLDivElement>(null);
  const fold = useFold(references.length);
  const pickFiles = usePickFiles(queue, references.length);
  const pick: PickFiles = (files) => {
    // New pictures appear at the end, which may be folded.
    fold.open();
    pickFiles(files);
  };
  const isOver = useIncomingFiles(section, pick, { onlyInside: true });
  const [viewing, setViewing] = useState<Viewing | null>(null);
  useOpenedPoint(setViewing);
  const { openAt } = useCommentCounts(shoot?.id);
  const [doomed, setDoomed] = useState<string | null>(null);
  const grid = useRef<HTMLUListElement>(null);
  useJustified(grid);
  const { remove, isPending } = useReferenceRemoval(shoot?.id ?? '');

  const confirm = async () => {
    const reference = references.find(({ id }) => id === doomed);
    if (!reference || (await remove(reference))) setDoomed(null);
  };

  return (
    <div ref={section}>
      <Section
        title={referenceWords('title')}
        count={references.length + countComing(uploads)}
        anchor="references"
        empty={references.length === 0}
      >
        {(headingId) => (
          <>
            <ul
              ref={grid}
              aria-labelledby={headingId}
              className={cn(
                'flex flex-wrap gap-2.5 rounded-lg [--tile:8rem] md:[--tile:10.5rem]',
                isOver && 'outline-2 outline-accent outline-offset-4',
              )}
            >
              <AddTile isOver={isOver} onPick={pick} />
              {shoot && (
                <ReferenceList
                  shootId={shoot.id}
                  references={references}
                  shown={fold.shown}
                  onOpen={(referenceId) => setViewing({ referenceId, commentId: null })}
                  commentsAt={openAt}
                  onRemove={setDoomed}
                />
              )}
              {uploads.map((upload) => (
                <UploadTile
                  key={upload.id}
                  upload={upload}
                  onRetry={() => queue.retry(upload.id)}
                  onRemove={() => queue.remove(upload.id)}
                />
              ))}
            </ul>
            <FoldButton fold={fold} />
            <UploadNews uploads={uploads} />
          </>
        )}
      </Section>
      {shoot && viewing && (
        <ReferenceViewer
          key={viewing.commentId}
          shoot={shoot}
          startAt={viewing.referenceId}
          comment={viewing.commentId}
          onDelete={setDoomed}
          onClose={() => setViewing(null)}
        />
      )}
      <AlertDialog
        open={doomed !== null}
        onOpenChange={(open) => open || setDoomed(null)}
        title={referenceWords('deleteTitle')}
        description={referenceWords('deleteQuestion')}
        action={referenceWords('delete')}
        pending={isPending}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
