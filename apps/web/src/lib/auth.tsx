import type { User } from '@lensemble/contract/auth';
import { signOut as signOutEndpoint } from '@lensemble/contract/auth';
import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { callApi } from './api.ts';
import type { Session } from './auth-session.ts';
import { currentSession, refreshSession, subscribeToSession } from './auth-session.ts';
import { endDrafts } from './drafts.ts';
import { tellOtherTabs, watchOtherTabs } from './other-tabs.ts';
import { dropUnsaved } from './session-end.ts';

interface Auth extends Session {
  /** Asks the server again who is signed in. */
  refresh: () => Promise<User | null>;
  /** Ends the session and leaves for the landing page. Rejects when the server cannot be reached. */
  signOut: () => Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(subscribeToSession, currentSession, currentSession);
  useEffect(() => {
    if (currentSession().loading) void refreshSession();
  }, []);
  useEffect(() => watchOtherTabs(() => currentSession().user?.id ?? null), []);
  const auth = useMemo(() => ({ ...session, refresh: refreshSession, signOut }), [session]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

async function signOut(): Promise<void> {
  await callApi(signOutEndpoint, { body: {}, on401: 'keep' });
  dropUnsaved();
  endDrafts();
  tellOtherTabs(null);
  // A whole new page, so that nothing of this person stays in memory; nor comes back by the back button.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.assign('/');
}
