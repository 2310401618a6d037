import type { ActivityEntry } from '@lensemble/contract/activity';
import { activityWords } from '@lensemble/messages/web/activity';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { commentHash, paths } from '@/config/paths.ts';
import type { ActivityOf } from '@/lib/activity/activity.ts';
import { kindNames } from '@/lib/activity/names.ts';
import { accountSentence } from './account-sentence.ts';

export function authorOf({ author, isByLink }: ActivityEntry): string {
  if (author === null) return activityWords('system');
  return isByLink ? activityWords('byLink', { author }) : author;
}

/** @param key unlike that of the other parts, which may be the same text */
export const strong = (key: string, text: string): ReactNode => (
  <b key={key} dir="auto" className="break-words font-[600]">
    {text}
  </b>
);

/** The name of the shoot, which leads to it unless it is in the trash; undefined in the list of one shoot. */
export function shootName(
  of: ActivityOf,
  { shootId, shootTitle, isShootInTrash }: ActivityEntry,
  name: ReactNode = shootTitle,
) {
  if (typeof of !== 'string' || shootId === null || shootTitle === null) return undefined;
  if (isShootInTrash) return name;
  return (
    <Link
      key={shootId}
      to={paths.shoot.path}
      params={{ id: shootId }}
      dir="auto"
      className="break-words underline underline-offset-3"
    >
      {name}
    </Link>
  );
}

/** What has no title of its own. */
const untitled: Readonly<Partial<Record<ActivityEntry['kind'], string>>> = {
  comment: activityWords('aComment'),
  reference: activityWords('aReference'),
};

/** Leads to a comment that may be there. */
function commentLink(entry: ActivityEntry, words: string): ReactNode {
  const { kind, action, shootId, subjectId, isShootInTrash } = entry;
  if (kind !== 'comment' || action === 'deleted' || shootId === null || isShootInTrash)
    return undefined;
  return (
    <Link
      key="comment"
      to={paths.shoot.path}
      params={{ id: shootId }}
      hash={commentHash(subjectId)}
      className="underline underline-offset-3"
    >
      {words}
    </Link>
  );
}

function titleOf(entry: ActivityEntry, of: ActivityOf): ReactNode {
  const words = entry.title === null ? untitled[entry.kind] : undefined;
  if (words !== undefined) return commentLink(entry, words) ?? words;
  const title = strong('title', entry.title ?? kindNames[entry.kind]);
  return entry.kind === 'shoot' ? (shootName(of, entry, title) ?? title) : title;
}

export function sentence(entry: ActivityEntry, of: ActivityOf): ReactNode[] {
  const author = strong('author', authorOf(entry));
  const values = { author, title: titleOf(entry, of) };
  const ofAccount = accountSentence(entry, values);
  if (ofAccount) return ofAccount;
  const { kind, action, userId, subjectId } = entry;
  if (kind === 'member' && userId === subjectId) {
    if (action === 'created') return activityWords.parts('joined', { author });
    if (action === 'deleted') return activityWords.parts('left', { author });
  }
  switch (action) {
    case 'created':
      return activityWords.parts('created', values);
    case 'changed':
      return activityWords.parts('changed', values);
    case 'deleted':
      return activityWords.parts('deleted', values);
    case 'restored':
      return activityWords.parts('restored', values);
  }
}
