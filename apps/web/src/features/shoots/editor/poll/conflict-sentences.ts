import type { Conflict } from '@lensemble/contract/conflicts';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { linkedFaces, namesFrom } from '@/features/shoots/editor/lib/faces.ts';
import { conflictLine } from '@/lib/shoots/conflict-words.ts';

/** Conflicts of a shoot in words. */
export function conflictSentences(conflicts: readonly Conflict[], shoot: ShootDetail): string[] {
  const nameOf = namesFrom(linkedFaces(shoot));
  return conflicts.map((conflict) => {
    const { kind, itemId } = conflict;
    const name = nameOf(kind === 'away' ? 'personnel' : kind, itemId);
    return conflictLine(conflict, name, (title) => title).join('');
  });
}
