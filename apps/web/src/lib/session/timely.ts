/** What the device answers; undefined if it takes too long. Some browsers never answer, and the user must be able to leave. */
export const timely = <Answer>(
  answer: Promise<Answer>,
  mostMs: number,
): Promise<Answer | undefined> =>
  Promise.race([
    answer,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), mostMs)),
  ]);
