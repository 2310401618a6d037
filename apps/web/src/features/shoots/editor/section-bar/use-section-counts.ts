import type { ShootDetail } from '@lensemble/contract/shoots';
import { shootCallsWords } from '@lensemble/messages/web/shoot-calls';
import { useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { countStandings } from '@/features/shoots/calls/call-counts.ts';
import { useCalls } from '@/features/shoots/calls/use-calls.ts';
import { useCommentCounts } from '@/features/shoots/editor/comments/use-comment-counts.ts';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { packingShare, usePacking } from '@/features/shoots/editor/packing/use-packing.ts';
import { countComing } from '@/features/shoots/editor/references/upload-queue.ts';
import type { ReferenceQueue } from '@/features/shoots/editor/references/upload-queues.ts';
import { useShotCount } from '@/features/shoots/editor/shot-list/use-shot-count.ts';
import type { SectionId } from './section-ids.ts';

/** What the bar says after the name of each section; undefined for nothing. */
export function useSectionCounts(
  shoot: ShootDetail | null,
  queue: ReferenceQueue,
): Readonly<Record<SectionId, string | undefined>> {
  const { control } = useEditorFields();
  const [participants, status] = useWatch({ control, name: ['participants', 'status'] });
  const people = participants.length;
  const { data: calls = [] } = useCalls(shoot?.id);
  const uploads = countComing(useSyncExternalStore(queue.subscribe, queue.current));
  const { yes, notSent } = countStandings(calls);
  const isAsked = notSent < calls.length;
  return {
    plan: undefined,
    crew: isAsked ? shootCallsWords('share', { yes, count: calls.length }) : counted(people),
    shots: counted(useShotCount(shoot?.id)),
    packing: packingShare(usePacking(shoot?.id), status === 'completed'),
    references: counted((shoot?.references.length ?? 0) + uploads),
    comments: counted(useCommentCounts(shoot?.id).open),
    afterwards: undefined,
  };
}

const counted = (count: number) => (count > 0 ? String(count) : undefined);
