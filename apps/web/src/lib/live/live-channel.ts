import type { Presence, TeamChange } from '@lensemble/contract/live';

/** What the tab with the stream passes on to the others of the browser. */
export type LiveMessage =
  | {
      readonly kind: 'change';
      readonly team: string | undefined;
      /** The revision before; undefined if it was not known. */
      readonly after: number | undefined;
      readonly change: TeamChange;
    }
  | { readonly kind: 'presence'; readonly team: string | undefined; readonly presence: Presence }
  | { readonly kind: 'notified'; readonly team: string | undefined };

/** A channel of its own for each subscriber, so that tests and pages do not share one. */
export function openLiveChannel(onMessage: (message: LiveMessage) => void) {
  const channel = new BroadcastChannel('lensemble-live');
  channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => onMessage(data);
  return {
    tell: (message: LiveMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
