import { getMe, type User } from '@lensemble/contract/auth';
import { callApi } from '../calls/api.ts';
import { listeners } from '../listeners.ts';
import { bootData } from './boot.ts';
import { resumeDrafts } from './drafts.ts';
import { tellOtherTabs } from './other-tabs.ts';

export interface Session {
  readonly user: User | null;
  readonly loading: boolean;
}

const boot = bootData();
let session: Session = { user: boot?.user ?? null, loading: boot === null };
const change = listeners();
let asking: Promise<User | null> | null = null;

export function currentSession(): Session {
  return session;
}

export const subscribeToSession = change.subscribe;

/** Sets the user who signed in in this tab, and tells the other tabs. */
export function arrive(user: User): void {
  resumeDrafts();
  setUser(user);
  tellOtherTabs(user.id);
}

function setUser(user: User | null): void {
  session = { user, loading: false };
  change.notify();
}

/** Asks the server for the signed-in user. A failed request counts as signed out. */
export function refreshSession(): Promise<User | null> {
  asking ??= callApi(getMe, { on401: 'keep' })
    .then((answer) => answer.user)
    .catch(() => null)
    .then((user) => {
      asking = null;
      setUser(user);
      return user;
    });
  return asking;
}

/** The signed-in user. Asks the server only if the page has no boot data. */
export async function sessionUser(): Promise<User | null> {
  return session.loading ? refreshSession() : session.user;
}
