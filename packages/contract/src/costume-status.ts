export const costumeStatuses = ['planning', 'in-progress', 'completed'] as const;
export type CostumeStatus = (typeof costumeStatuses)[number];

/** The todos that are still to be done: none of a completed costume. */
export const openTodos = ({
  status,
  todos,
}: {
  readonly status: CostumeStatus;
  readonly todos: readonly string[];
}): readonly string[] => (status === 'completed' ? [] : todos);
