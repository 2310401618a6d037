/** Answers by the id of the date. */
export type Votes = Readonly<Record<string, string>>;

/** `changed`: the poll or the link has ended, or the dates are others now. */
export type Outcome = 'saved' | 'notSaved' | 'changed';

interface Sending {
  /** @returns the status of the answer; 0 without one */
  readonly post: (votes: Votes) => Promise<number>;
  /** All answers that the page shows. */
  readonly all: () => Votes;
  /** Called after the last answer that waits, and after each that is not saved. */
  readonly tell: (outcome: Outcome) => void;
}

const CHANGED = [404, 409];

/** Sends answers one after the other. After one that is not saved, the next sends all: only then is all saved. */
export function voteQueue({ post, all, tell }: Sending): (votes: Votes) => void {
  let sending = Promise.resolve();
  let waiting = 0;
  let isBehind = false;
  const send = async (votes: Votes) => {
    const status = await post(isBehind ? all() : votes);
    waiting--;
    if (CHANGED.includes(status)) return tell('changed');
    isBehind = status < 200 || status >= 300;
    if (isBehind || waiting === 0) tell(isBehind ? 'notSaved' : 'saved');
  };
  return (votes) => {
    waiting++;
    sending = sending.then(() => send(votes));
  };
}
