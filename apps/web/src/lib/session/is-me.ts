import { currentSession } from './auth-session.ts';

/** Whether an account is that of the signed-in user. */
export const isMe = (userId: string | null): boolean =>
  userId !== null && userId === currentSession().user?.id;
