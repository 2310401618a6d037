import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@/lib/api.ts';
import { invitationQuery } from '@/lib/invitation.ts';
import { reasonOf } from '../lib/refusal.ts';

/** What is wrong with an invite code, said before the rest of the form is filled in; undefined while nothing is known. */
export function useInvitationError(code: string): string | undefined {
  const { error } = useQuery({ ...invitationQuery(code), enabled: code.trim() !== '' });
  if (code.trim() === '' || !(error instanceof ApiError)) return undefined;
  return error.status === 404 || error.status === 429 ? reasonOf(error) : undefined;
}
