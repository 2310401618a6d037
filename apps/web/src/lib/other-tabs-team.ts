import { announceTeamChanged, shownTeam } from './shown-team.ts';

let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel('team');
  return channel;
}

/** The active team is the same for all tabs, what they show is not: tells them which one it is now. */
export function tellOtherTabsTeam(teamId: string): void {
  open().postMessage(teamId);
}

/** Notices when another tab switches to another team than this one shows. */
export function watchOtherTabsTeam(): () => void {
  const opened = open();
  const onMessage = ({ data: id }: MessageEvent<string>) => {
    if (shownTeam() !== undefined && id !== shownTeam()) announceTeamChanged();
  };
  opened.addEventListener('message', onMessage);
  return () => {
    opened.removeEventListener('message', onMessage);
    opened.close();
    channel = undefined;
  };
}
