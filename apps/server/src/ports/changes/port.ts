/** What a notice says. `gap`: notices were lost, so that anything may have happened. */
export type Notice =
  | {
      readonly kind: 'change';
      readonly teamId: string;
      readonly what: string;
      readonly id: string;
      /** The shoot was deleted. */
      readonly isGone: boolean;
    }
  /** Ends the changes of a write to the team. */
  | { readonly kind: 'revision'; readonly teamId: string; readonly revision: number }
  /** The person may have lost a session, a membership or the active team. */
  | { readonly kind: 'access'; readonly userId: string }
  /** There are news to make notifications of. */
  | { readonly kind: 'news' }
  /** The notifications of a person have changed. */
  | { readonly kind: 'notified'; readonly userId: string }
  /** What a server tells the others of a team. */
  | { readonly kind: 'told'; readonly teamId: string; readonly text: string }
  | { readonly kind: 'gap' };

/**
 * Notices of what all servers on the database write, in the order of the commits. They come from triggers in the write's
 * own transaction, so that no write is forgotten, and none that was rolled back is told.
 */
export interface Changes {
  /**
   * Listens from the first call on, for as long as the server runs.
   * @throws UnavailableError if the database cannot be reached
   */
  listen(onNotice: (notice: Notice) => void): Promise<void>;
  /** Tells all servers, this one included. `text` has at most 1,000 characters. Nothing is stored. */
  tell(teamId: string, text: string): Promise<void>;
  close(): Promise<void>;
}
