import type { Member } from '@lensemble/contract/members';
import { editorCrewWords } from '@lensemble/messages/web/editor-crew';
import type { AddItem } from '@/components/add-menu/choices.ts';
import { displayName } from '@/lib/words/names.ts';
import type { Face } from './faces.ts';

export interface MemberToAdd extends AddItem {
  readonly fullName: string;
  readonly email: string;
  readonly userId: string;
  readonly isMe: boolean;
}

/** The members of the team who are not in the crew list yet. They are compared by account and by email address. */
export function membersToAdd(
  members: readonly Member[],
  crew: readonly Pick<Face, 'email' | 'userId'>[],
  userId: string | undefined,
): MemberToAdd[] {
  const known = new Set(crew.flatMap(({ email, userId: of }) => [email?.toLowerCase(), of]));
  return members
    .filter((member) => !known.has(member.user.email.toLowerCase()) && !known.has(member.userId))
    .map(({ id, userId: of, profile, user }) => {
      const fullName = displayName(user.email, profile);
      const isMe = of === userId;
      return {
        id: `member ${id}`,
        name: isMe ? editorCrewWords('me') : fullName,
        detail: isMe ? fullName : editorCrewWords('memberOfTeam'),
        picture: profile?.avatarUrl ?? null,
        placeholder: null,
        isPerson: true,
        fullName,
        email: user.email,
        userId: of,
        isMe,
      };
    });
}

/** The user first, who is looked for most, and the other members after the crew list. */
export const withMembers = (crew: readonly AddItem[], members: readonly MemberToAdd[]) => [
  ...members.filter(({ isMe }) => isMe),
  ...crew,
  ...members.filter(({ isMe }) => !isMe),
];
