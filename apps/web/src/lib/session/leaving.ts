const tasks: (() => Promise<void>)[] = [];

/** Runs a task when the user has signed out, before the page closes. */
export const whenLeaving = (task: () => Promise<void>) => tasks.push(task);

/** A task that fails does not keep the user. */
export const leave = () => Promise.allSettled(tasks.map((task) => task()));
