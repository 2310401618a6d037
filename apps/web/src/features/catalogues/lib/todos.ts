/**
 * The form's todos and the text in the input. The form value contains the draft as its last entry, so that an
 * unfinished todo is saved as well. The contract leaves out empty entries.
 */
export interface TodoForm {
  readonly todos: readonly string[];
  readonly draft: string;
}

export function todoForm(list: readonly string[]): TodoForm {
  return { todos: list.slice(0, -1), draft: list.at(-1) ?? '' };
}

export function formTodos({ todos, draft }: TodoForm): string[] {
  return [...todos, draft];
}

/** Adds the text in the input as a todo, unless it is blank. */
export function withDraftAdded({ todos, draft }: TodoForm): TodoForm {
  const text = draft.trim();
  return { todos: text ? [...todos, text] : todos, draft: '' };
}

/** Moves a todo one place up (-1) or down (1), if possible. */
export function withMoved({ todos, draft }: TodoForm, from: number, by: -1 | 1): TodoForm {
  const to = from + by;
  const moved = todos[from];
  if (moved === undefined || to < 0 || to >= todos.length) return { todos, draft };
  const rest = todos.toSpliced(from, 1);
  return { todos: rest.toSpliced(to, 0, moved), draft };
}
