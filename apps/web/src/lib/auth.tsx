import type { User } from '@lensemble/contract/auth';
import { signOut as signOutEndpoint } from '@lensemble/contract/auth';
import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { callApi } from './api.ts';
import type { Session } from './auth-session.ts';
import { currentSession, refreshSession, setUser, subscribeToSession } from './auth-session.ts';
import { queryClient } from './query-client.ts';
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
  // A whole new page, so that nothing of this person stays in memory.
  window.location.assign('/');
  queryClient.clear();
  setUser(null);
}
