import { isAhead } from '@lensemble/contract/shoot-status';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';
import { useEditorFields } from '../hooks/use-editor-form.ts';
import { anchorOf, DATES } from '../section-bar/section-ids.ts';
import { LoadingPoll } from './poll-frame.tsx';
import type { Taken } from './taken.ts';

const DatePollSection = lazyPart(
  () => import('./date-poll-section.tsx'),
  ({ shoot }) => <LoadingPoll shoot={shoot} />,
);
const TakenDialog = lazyDialog(() => import('./taken-dialog.tsx'));

const asks = (status: ShootDetail['status'], date: string | null) =>
  status === 'idea' || (isAhead({ status }) && date === null);

/** A stored idea asks for a date, and so can a shoot that is planned without one. */
export function PollPart({ shoot }: { shoot: ShootDetail }) {
  const { control } = useEditorFields();
  const [status, date] = useWatch({ control, name: ['status', 'date'] });
  const { dirtyFields } = useFormState({ control, name: ['participants', 'locationId'] });
  const isUnsaved = Boolean(dirtyFields.participants || dirtyFields.locationId);
  const [taken, setTaken] = useState<Taken | null>(null);
  const isAsking = asks(status, date) && asks(shoot.status, shoot.date);
  return (
    <>
      {isAsking && (
        <div {...anchorOf(DATES)} className="outline-none">
          <DatePollSection shoot={shoot} isUnsaved={isUnsaved} onTaken={setTaken} />
        </div>
      )}
      {taken && <TakenDialog shoot={shoot} taken={taken} onClose={() => setTaken(null)} />}
    </>
  );
}
