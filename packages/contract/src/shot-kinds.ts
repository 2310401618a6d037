/** An entry of the shot list is a shot, or a block of time for something else. */
export const shotKinds = ['shot', 'makeup', 'travel', 'food', 'other'] as const;

/** What an entry is that is no shot. */
export const blockKinds = [
  'makeup',
  'travel',
  'food',
  'other',
] as const satisfies readonly (typeof shotKinds)[number][];
export type BlockKind = (typeof blockKinds)[number];

export const shotStates = ['open', 'done', 'skipped'] as const;
export type ShotState = (typeof shotStates)[number];
