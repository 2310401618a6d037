import type { Conflict } from '@lensemble/contract/conflicts';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { busyWords } from '@lensemble/messages/web/busy';
import { linkedFaces, namesFrom } from '@/features/shoots/editor/lib/faces.ts';
import { conflictLine } from '@/lib/shoots/conflict-words.ts';

const SHOWN = 2;

/** The first conflicts in words, and how many there are beyond them. */
export function firstConflicts(conflicts: readonly Conflict[], shoot: ShootDetail): string[] {
  const nameOf = namesFrom(linkedFaces(shoot));
  const words = conflicts.slice(0, SHOWN).map((conflict) => {
    const { kind, itemId } = conflict;
    const name = nameOf(kind === 'away' ? 'personnel' : kind, itemId);
    return conflictLine(conflict, name, (title) => title).join('');
  });
  const more = conflicts.length - words.length;
  return more > 0 ? [...words, busyWords('andMore', { count: more })] : words;
}
