import { shotNumbers } from '@lensemble/contract/day-lines';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { WaitingNote } from '@/features/shoots/editor/components/waiting-note.tsx';
import { changeOf } from '@/lib/day/new-operation.ts';
import { useDay } from '@/lib/day/use-day.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';
import { formatDate } from '@/lib/time/format.ts';
import { EmptyShots } from './empty-shots.tsx';
import { LoadingShots } from './loading-shots.tsx';
import { PublicLine } from './public-line.tsx';
import { RefusedChanges } from './refused-changes.tsx';
import { shotActs } from './shot-acts.ts';
import { ShotListHead } from './shot-list-head.tsx';
import { ShotRows } from './shot-rows.tsx';
import { changed, type Draft, draftAddition, isPlain, unusedReferences } from './shot-wishes.ts';
import { useDayStart } from './use-day-start.ts';

const LightPanel = lazyPart(() => import('./light/light-panel.tsx'));
const NeededPanel = lazyPart(() => import('./needed/needed-panel.tsx'));
const ReferencesDialog = lazyDialog(() => import('./dialog/references-dialog.tsx'));
const ShotDialog = lazyDialog(() => import('./dialog/shot-dialog.tsx'));

interface ShotListProps {
  shoot: ShootDetail;
  headingId: string;
}

/** The list of a stored shoot. */
export default function ShotList({ shoot, headingId }: ShotListProps) {
  const { shots, waiting, isStuck, refused, client, error, isFetching, retry } = useDay(shoot.id);
  const [opened, setOpened] = useState<{ id: string | null; field?: 'minutes' | undefined }>();
  const day = useDayStart(shoot);
  const [draft, showDraft] = useState<Draft | null>(null);
  // A field can change it and close it in one go.
  const latest = useRef(draft);
  const setDraft = (next: Draft | null) => {
    latest.current = next;
    showDraft(next);
  };
  const [isChoosing, setIsChoosing] = useState(false);
  const open = (id: string | null, field?: 'minutes') => setOpened({ id, field });
  const acts = shotActs(client, open, setDraft, () => setIsChoosing(true));
  const endDraft = (isWanted: (draft: Draft) => boolean) => {
    const { current } = latest;
    if (current && isWanted(current)) client.apply(draftAddition(current));
    setDraft(null);
  };
  if (shots === undefined)
    return error ? (
      <LoadFailure error={error} retrying={isFetching} onRetry={retry}>
        {shotListWords('notLoaded')}
      </LoadFailure>
    ) : (
      <LoadingShots />
    );
  const numbers = shotNumbers(shots);
  const unused = unusedReferences(shoot.references, shots);
  const edited = shots.find(({ id }) => id === opened?.id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="in-print-alone text-lg">
        {[shoot.title, shoot.date && formatDate(shoot.date), shoot.location?.name]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <RefusedChanges {...{ refused, shots, numbers, client }} />
      {isStuck && <WaitingNote count={waiting} />}
      {shots.length === 0 ? (
        <EmptyShots time={day.start?.time ?? null} unused={unused} acts={acts} />
      ) : (
        <>
          <ShotListHead {...{ shots, day, unused, acts }} />
          <ShotRows {...{ shoot, shots, numbers, day, headingId, acts }} />
          <Button
            variant="ghost"
            size="sm"
            className="justify-self-start text-accent-text print:hidden"
            aria-haspopup="dialog"
            onClick={() => acts.add('shot')}
          >
            <Plus aria-hidden />
            {shotListWords('addAtEnd')}
          </Button>
          <PublicLine shoot={shoot} />
          <LightPanel {...{ shoot, shots, day }} />
          <NeededPanel {...{ shoot, shots, day }} />
        </>
      )}
      {isChoosing && (
        <ReferencesDialog
          references={shoot.references}
          shots={shots}
          onAdd={acts.addReferences}
          onClose={() => setIsChoosing(false)}
        />
      )}
      {edited && (
        <ShotDialog
          key={edited.id}
          {...{ shoot, numbers }}
          shot={edited}
          onChange={(fields, seen) => client.apply(changeOf(seen, fields))}
          startsAt={opened?.field}
          onRemove={(name) => acts.remove(edited, name)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {draft && (
        <ShotDialog
          key={draft.shot.id}
          shoot={shoot}
          numbers={shotNumbers([...shots, draft.shot])}
          shot={draft.shot}
          onChange={(fields) => latest.current && setDraft(changed(latest.current, fields))}
          onClose={() => endDraft((current) => !isPlain(current))}
          draft={{ onDone: () => endDraft(() => true), onCancel: () => endDraft(() => false) }}
        />
      )}
    </div>
  );
}
