/** What a push message contains, as JSON. `url` is a path of the application. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** A message with the same tag replaces the earlier one. */
  readonly tag: string;
}

/** With this, the service worker asks a page whether it can open a place. The page answers at the port, and gets the place there. */
export const OPEN_PLACE = 'openPlace';
