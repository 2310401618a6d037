import type { ActivityEntry } from '@lensemble/contract/activity';
import { changesOf } from '../../lib/recorded-changes.ts';
import { askedAgain } from './asked-again.ts';
import type { ActivityRow } from './queries.ts';

/** An entry as answers have it. */
export function toEntry(row: ActivityRow): ActivityEntry {
  return {
    id: row.id,
    kind: row.kind,
    subjectId: row.subjectId,
    shootId: row.shootId,
    shootTitle: row.shootTitle,
    isShootInTrash: row.isShootInTrash,
    trashId: row.trashId,
    askedAgain: askedAgain(row),
    action: row.action,
    title: row.title,
    author: row.author,
    userId: row.authorKind === 'user' ? row.authorId : null,
    isByLink: row.authorKind === 'participant',
    ...changesOf(row.changes),
    createdAt: row.createdAt.toISOString(),
  };
}
