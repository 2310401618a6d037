import { teamMemberWords } from '@lensemble/messages/web/team-members';
import { isGone, sentenceOf } from '@/lib/calls/api.ts';

export function memberRefusal(error: unknown, fallback: string): string {
  return isGone(error) ? teamMemberWords('gone') : sentenceOf(error, fallback);
}
