/** The name of its calendar file, under the address of its page. */
export const CALENDAR_FILE = 'calendar.ics';

/** The name of its map picture, under the address of its page. */
export const MAP_FILE = 'map.jpg';

/** A shared shoot at one of its addresses. */
export interface Opened {
  readonly shootId: string;
  readonly revision: number;
  /** The path of its page. */
  readonly path: string;
  /** Of its event in calendars. */
  readonly eventId: string;
}
