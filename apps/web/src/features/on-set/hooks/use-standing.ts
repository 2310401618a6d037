import { useEffect, useState } from 'react';
import { currentTrouble } from '@/lib/device/trouble.ts';
import { wouldLoseUploads } from '@/lib/device/uploads.ts';
import { watchOtherTabs } from '@/lib/session/other-tabs.ts';
import { holdUnsaved, onSessionEnd } from '@/lib/session/session-end.ts';
import { onTeamChanged } from '@/lib/teams/shown-team.ts';
import { hasTyped } from '../lib/typed.ts';

/**
 * Whether the session has ended or another team is active. *On set* stays open then: it works without a server, and what is
 * changed waits. If the user signs out in another tab, it closes, unless that would lose something.
 */
export function useStanding(account: string): { isSignedOut: boolean; isOtherTeam: boolean } {
  const [isSignedOut, setSignedOut] = useState(false);
  const [isOtherTeam, setOtherTeam] = useState(false);
  useEffect(() => {
    const stops = [
      // Otherwise an ended session would open the page to sign in.
      holdUnsaved(),
      onSessionEnd(() => setSignedOut(true)),
      onTeamChanged(() => setOtherTeam(true)),
      watchOtherTabs(
        () => account,
        () => currentTrouble() === undefined && !wouldLoseUploads() && !hasTyped(),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [account]);
  return { isSignedOut, isOtherTeam };
}
