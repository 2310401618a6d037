import {
  commentParts,
  EVERYONE,
  mentionsIn,
  mentionToken,
  readableComment,
} from '@lensemble/contract/comment-text';
import { cutText } from '@lensemble/contract/normalize-name';
import type { WrittenComment } from './rows/sources.ts';
import type { Told } from './told.ts';

const NOTE_MAX = 300;

/** What people are told of a changed comment: those whom it mentions now. Each is told once. */
export const readEdited = (comment: WrittenComment): Told[] =>
  readComment(comment).filter(({ event }) => event === 'mentioned');

/** What people are told of a new comment: those whom it mentions or answers, and all others. */
export function readComment(comment: WrittenComment): Told[] {
  const { id, teamId, shootId, userId, participantId, text, title, day, at } = comment;
  const name = comment.member ?? comment.participant?.name ?? comment.authorName;
  const about = {
    ...{ teamId, shootId, subjectId: id, day, at },
    author: {
      userId: userId ?? comment.participant?.userId ?? null,
      email: comment.participant?.email ?? null,
    },
    details: {
      ...(name !== null && { people: [name] }),
      ...(userId !== null && { personId: userId }),
      ...(participantId !== null && { participantId }),
      title,
      note: noteOf(comment),
    },
  };
  const mentions = mentionsIn(text);
  const answered = mentions.userIds.includes(comment.parentUserId ?? '')
    ? null
    : comment.parentUserId;
  const group = { key: `commented/${shootId}`, adds: 'people' } as const;
  const onceKey = `mentioned/${id}`;
  if (mentions.isEveryone) return [{ ...about, event: 'mentioned', onceKey, isUrgent: true }];
  const to = (userIds: readonly string[]) => ({ to: { userIds }, isUrgent: true });
  const meant = [...mentions.userIds, ...(answered === null ? [] : [answered])];
  return [
    ...(mentions.userIds.length > 0
      ? [{ ...about, event: 'mentioned' as const, onceKey, ...to(mentions.userIds) }]
      : []),
    ...(answered === null ? [] : [{ ...about, event: 'replied' as const, ...to([answered]) }]),
    { ...about, event: 'commented', to: { except: meant }, group, isUrgent: false },
  ];
}

/** The text with names. Who reads it says "everyone" in their language. */
function noteOf({ text, memberNames }: WrittenComment): string {
  const isEveryone = (who: string) => who === EVERYONE;
  const parts = commentParts(text).map((part) =>
    part.kind === 'mention' && isEveryone(part.who)
      ? mentionToken(EVERYONE)
      : readableComment(part.text, (who) => memberNames[who] ?? ''),
  );
  const note = parts.join('');
  return note.length > NOTE_MAX ? `${cutText(note, NOTE_MAX - 1)}…` : note;
}
