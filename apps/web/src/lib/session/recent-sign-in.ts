interface Question {
  readonly answer: Promise<boolean>;
  readonly resolve: (isSignedIn: boolean) => void;
}

let show: (() => void) | undefined;
let open: Question | undefined;

/** Used by the shell, which shows the dialog and then calls `signInAnswered`. */
export function onSignInNeeded(showing: () => void): () => void {
  show = showing;
  return () => {
    show = undefined;
    signInAnswered(false);
  };
}

/** Asks the user to sign in again; calls at the same time share one question. @returns whether they did */
export async function signedInAgain(): Promise<boolean> {
  if (!show) return false;
  open ??= newQuestion();
  show();
  return open.answer;
}

/** Call when the user has closed the dialog, for whatever reason it was shown. */
export function signInAnswered(isSignedIn: boolean): void {
  open?.resolve(isSignedIn);
  open = undefined;
}

function newQuestion(): Question {
  let resolve: Question['resolve'] = () => {};
  const answer = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  return { answer, resolve };
}
