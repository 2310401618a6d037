import type { ShootDetail } from '@lensemble/contract/shoots';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';
import { useEditorFields } from '../hooks/use-editor-form.ts';
import type { Taken } from './taken.ts';

const DatePollSection = lazyPart(() => import('./date-poll-section.tsx'));
const TakenDialog = lazyDialog(() => import('./taken-dialog.tsx'));

/** A stored idea asks for a date. The shoot is none any more once a date is taken. */
export function PollPart({ shoot }: { shoot: ShootDetail }) {
  const { control } = useEditorFields();
  const status = useWatch({ control, name: 'status' });
  const [taken, setTaken] = useState<Taken | null>(null);
  const isIdea = status === 'idea' && shoot.status === 'idea';
  return (
    <>
      {isIdea && <DatePollSection shoot={shoot} onTaken={setTaken} />}
      {taken && <TakenDialog shoot={shoot} taken={taken} onClose={() => setTaken(null)} />}
    </>
  );
}
