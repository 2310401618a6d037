import { timely } from './timely.ts';

/** Leaving sooner would cut off a slow device that still removes what it keeps. */
const MOST_MS = 10_000;

const tasks: (() => Promise<void>)[] = [];

/** Runs a task when the user has signed out, before the page closes. */
export const whenLeaving = (task: () => Promise<void>) => tasks.push(task);

/** A task that fails or takes too long does not keep the user. */
export const leave = () => timely(Promise.allSettled(tasks.map((task) => task())), MOST_MS);
