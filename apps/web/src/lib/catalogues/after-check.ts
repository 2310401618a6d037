/** A todo that was checked off, or is restored by Undo. A checked todo leaves the list. */
export interface TodoCheck {
  readonly todo: string;
  /** Its place in the list before it was checked off. */
  readonly index: number;
  readonly isUndo?: boolean;
}

/** The list after a check. Another member may have changed the list meanwhile, so the todo is found by its text. */
export function afterCheck(
  todos: readonly string[],
  { todo, index, isUndo }: TodoCheck,
): readonly string[] {
  if (isUndo) return todos.toSpliced(index, 0, todo);
  const place = todos[index] === todo ? index : todos.indexOf(todo);
  return place < 0 ? todos : todos.toSpliced(place, 1);
}
