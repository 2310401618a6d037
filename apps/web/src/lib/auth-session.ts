import type { User } from '@lensemble/contract/auth';
import { getMe } from '@lensemble/contract/auth';
import { callApi } from './api.ts';
import { bootData } from './boot.ts';
import { resumeDrafts } from './drafts.ts';
import { tellOtherTabs } from './other-tabs.ts';

export interface Session {
  readonly user: User | null;
  readonly loading: boolean;
}

const boot = bootData();
let session: Session = { user: boot?.user ?? null, loading: boot === null };
const listeners = new Set<() => void>();
let asking: Promise<User | null> | null = null;

export function currentSession(): Session {
  return session;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Somebody has signed in here; the other tabs hear of it. */
export function arrive(user: User): void {
  resumeDrafts();
  setUser(user);
  tellOtherTabs(user.id);
}

function setUser(user: User | null): void {
  session = { user, loading: false };
  for (const listener of listeners) listener();
}

/** Asks the server who is signed in; anything but a yes means nobody (spec section 8). */
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

/** Who is signed in, asked for only when the page did not bring it. */
export async function sessionUser(): Promise<User | null> {
  return session.loading ? refreshSession() : session.user;
}
