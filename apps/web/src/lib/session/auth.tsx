import { signOut as signOutEndpoint, type User } from '@lensemble/contract/auth';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { callApi } from '../calls/api.ts';
import {
  currentSession,
  refreshSession,
  type Session,
  subscribeToSession,
} from './auth-session.ts';
import { endDrafts } from './drafts.ts';
import { leave } from './leaving.ts';
import { tellOtherTabs, watchOtherTabs } from './other-tabs.ts';
import { dropUnsaved, expectSessionEnd } from './session-end.ts';

interface Auth extends Session {
  refresh: () => Promise<User | null>;
  /** Ends the session and loads the landing page. Rejects if the server cannot be reached. */
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
  expectSessionEnd(true);
  await callApi(signOutEndpoint, { body: {}, on401: 'keep' }).catch((error: unknown) => {
    expectSessionEnd(false);
    throw error;
  });
  dropUnsaved();
  endDrafts();
  tellOtherTabs(null);
  await leave();
  // Load a new page, so that no data of this user stays in memory. The back button must not restore it either.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.assign('/');
}
