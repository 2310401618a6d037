/** An entry of the shot list is a shot, or a block of time for something else. */
export const shotKinds = ['shot', 'makeup', 'travel', 'food', 'other'] as const;

export const shotStates = ['open', 'done', 'skipped'] as const;
export type ShotState = (typeof shotStates)[number];
