type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

/** Used by the shell, which shows the dialog. `asking` resolves with whether the user signed in again. */
export function onSignInNeeded(asking: Ask): () => void {
  ask = asking;
  return () => {
    ask = undefined;
  };
}

/** Asks the user to sign in again. @returns whether they did */
export async function signedInAgain(): Promise<boolean> {
  return ask ? ask() : false;
}
