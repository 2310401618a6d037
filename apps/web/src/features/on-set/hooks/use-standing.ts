import { useEffect, useState } from 'react';
import { holdUnsaved, onSessionEnd } from '@/lib/session/session-end.ts';
import { onTeamChanged } from '@/lib/teams/shown-team.ts';

/**
 * Whether the session has ended or another team is active. *On set* stays open then: it works without a server, and what is
 * changed waits.
 */
export function useStanding(): { isSignedOut: boolean; isOtherTeam: boolean } {
  const [isSignedOut, setSignedOut] = useState(false);
  const [isOtherTeam, setOtherTeam] = useState(false);
  useEffect(() => {
    const stops = [
      // Otherwise an ended session would open the page to sign in.
      holdUnsaved(),
      onSessionEnd(() => setSignedOut(true)),
      onTeamChanged(() => setOtherTeam(true)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return { isSignedOut, isOtherTeam };
}
