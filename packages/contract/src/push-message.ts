/** What a push message contains, as JSON. `url` is a path of the application. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** A message with the same tag replaces the earlier one. */
  readonly tag: string;
}

/** The key of a place in what the service worker tells a page after a click on a push message. */
export const OPEN_PLACE = 'openPlace';
