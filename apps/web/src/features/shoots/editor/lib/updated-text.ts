import type { ShootDetail } from '@lensemble/contract/shoots';
import { isInGoogle, moveNotes } from '@/features/shoots/lib/move-notes.ts';
import { joinSentences } from '@/lib/words/joined-texts.ts';
import { type ConflictField, mergedText } from './conflict.ts';
import { isToldOf } from './is-told-of.ts';

/** The part of a plan that emails and calendar events repeat. */
const plan = ['date', 'time', 'timeZone', 'durationMinutes', 'locationId'] as const;

/** What the toast after an update adds: what a new plan causes, and another member's changes in it. */
export function updatedText(
  before: ShootDetail,
  after: ShootDetail,
  taken: ReadonlySet<ConflictField>,
): string | undefined {
  const isMoved = plan.some((field) => before[field] !== after[field]);
  const hasEvent = isInGoogle(after.calendarEventUrl) && after.calendarRefusal === null;
  const notes = isMoved ? moveNotes({ isTold: isToldOf(before), hasEvent }) : undefined;
  const texts = [notes ?? [], mergedText(taken) ?? []].flat();
  return joinSentences(texts) || undefined;
}
